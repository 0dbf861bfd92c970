import { countInputs, type MethodFacts, readMethodFacts } from "../client/method-facts.ts";

/** A key of TanStack Query: `["data-import", "spaces", "get", "us_sp_8vKd3QxN"]`. All of it can be written as JSON. */
export type Key = readonly unknown[];

/** A method of the flat client. */
export type Method = (...given: never[]) => PromiseLike<unknown>;

/**
 * The key of a resource, an operation or a call. All queries whose keys begin with it belong to it:
 * `toQueryKey(api.spaces)`, `toQueryKey(api.spaces.list)`, `toQueryKey(api.spaces.get, "us_sp_8vKd3QxN")`.
 * Throws a TypeError if the target is not from the client.
 */
export function toQueryKey<Target extends Method>(method: Target, ...given: Partial<Parameters<Target>>): Key;
export function toQueryKey(resource: object): Key;
export function toQueryKey(target: object, ...given: readonly unknown[]): Key {
  const isMethod = typeof target === "function";
  const facts = requireFacts(isMethod ? target : Object.values(target).find(readMethodFacts), "toQueryKey");
  return isMethod ? writeKey(facts, given) : [...prefix, facts.resource];
}

const prefix = ["data-import"];

/** The key of a call. The options of the call are not part of it. */
export function writeKey(facts: MethodFacts, given: readonly unknown[]): Key {
  return [...prefix, facts.resource, facts.name, ...given.slice(0, countInputs(facts))];
}

/** The facts of a method. Throws a TypeError if it is not the method of an operation. */
export function requireFacts(method: unknown, caller: string): MethodFacts {
  const facts = readMethodFacts(method);
  if (facts) return facts;
  throw new TypeError(
    `${caller} needs a method of the client that calls one operation, such as api.spaces.list.`,
  );
}
