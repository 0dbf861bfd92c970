import type { MockOperations } from "./operations.gen.ts";

/** The name of an operation, such as `listSheets`. */
export type OperationId = keyof MockOperations;

/** The name of a response example of an operation, with any status. */
export type ExampleName<Id extends OperationId> = MockOperations[Id]["examples"];

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ToNumber<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;

/** A status of an error: 400 to 599. */
export type ErrorStatus = ToNumber<`${4 | 5}${Digit}${Digit}`>;

/** A status of an operation: the documented ones, and any error if the operation has a `default` response. */
export type ResponseStatus<Id extends OperationId> = keyof Responses<Id> & number;

/** The body of a response with that status; that of `default` if the status has no entry. */
export type ResponseBody<Id extends OperationId, Status extends ResponseStatus<Id>> = Responses<Id>[Status];

/**
 * The bodies by status. An object with a property for each status costs the compiler little; a condition would be
 * evaluated for every status, at every call.
 */
type Responses<Id extends OperationId> = MockOperations[Id]["replies"] &
  ErrorResponses<MockOperations[Id]["errors"]>;

type ErrorResponses<Body> = [Body] extends [never] ? unknown : { [Status in ErrorStatus]: Body };
