import type { OperationFacts } from "../operation-facts.ts";

/** The name and the operation of a method of the flat client. `./query` needs them for keys and options. */
export interface MethodFacts {
  /** The name of the resource in the client: `canvasAreas`. */
  readonly resource: string;
  /** The name of the method: `list`. */
  readonly name: string;
  readonly operation: OperationFacts;
  /** How many arguments come before the options of the call. */
  readonly inputs: number;
}

/** The facts are a property of the method, so that two copies of this package can read them. */
interface MethodWithFacts {
  readonly facts?: MethodFacts;
}

/** Adds the facts to a method. */
export function describeMethod<Method extends object>(method: Method, facts: MethodFacts): Method {
  return Object.assign(method, { facts } satisfies MethodWithFacts);
}

/** The facts of a method; undefined if it is not the method of one operation. */
export function readMethodFacts(method: unknown): MethodFacts | undefined {
  return (method as MethodWithFacts | undefined)?.facts;
}
