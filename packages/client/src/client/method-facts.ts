import type { OperationFacts } from "../operation-facts.ts";

/**
 * The name and the operation of a method of the flat client. `./query` needs them for keys and options. They are a
 * property of the method, so that two copies of this package can read them.
 */
export interface MethodFacts {
  /** The name of the resource in the client: `canvasAreas`. */
  readonly resource: string;
  /** The name of the method: `list`. */
  readonly name: string;
  readonly operation: OperationFacts;
}

/** The facts of a method; undefined if it is not the method of one operation. */
export function readMethodFacts(method: unknown): MethodFacts | undefined {
  return (method as { readonly facts?: MethodFacts } | undefined)?.facts;
}

/** How many arguments a method has before the options of the call. */
export function countInputs({ operation }: MethodFacts): number {
  const { path, body, query } = operation;
  return path.split("{").length - 1 + (body ? 1 : 0) + (query ? 1 : 0);
}
