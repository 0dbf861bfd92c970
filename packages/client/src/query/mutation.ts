import { readMethodFacts } from "../client/method-facts.ts";
import { type Key, type Method, writeKey } from "./keys.ts";

/** The options of a mutation. Its variables are the arguments of the method, as a list. */
export interface Mutation<Variables, Data> {
  /** Absent if the method calls more than one operation. */
  readonly mutationKey?: Key;
  /** Calls the method. */
  readonly mutationFn: (variables: Variables) => Promise<Data>;
}

/**
 * The options of a mutation that calls a method. The variables are the arguments of the method:
 * `useMutation(toMutation(api.spaces.update)).mutate(["us_sp_8vKd3QxN", { name: "Spring" }])`.
 */
export function toMutation<Target extends Method>(
  method: Target,
): Mutation<Parameters<Target>, Awaited<ReturnType<Target>>> {
  const facts = readMethodFacts(method);
  return {
    ...(facts && { mutationKey: writeKey(facts, []) }),
    mutationFn: async (variables) => (await method(...variables)) as never,
  };
}
