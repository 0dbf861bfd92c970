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
export type ReplyStatus<Id extends OperationId> = StatusOf<MockOperations[Id]["replies"]>;

type StatusOf<Replies> = Replies extends { default: unknown }
  ? Exclude<keyof Replies, "default"> | ErrorStatus
  : keyof Replies;

/** The body of a response with that status; that of `default` if the status has no entry. */
export type ReplyBody<Id extends OperationId, Status extends ReplyStatus<Id>> = BodyOf<
  MockOperations[Id]["replies"],
  Status
>;

type BodyOf<Replies, Status> = Replies extends unknown
  ? Status extends keyof Replies
    ? Replies[Status]
    : Replies extends { default: infer Body }
      ? Body
      : never
  : never;
