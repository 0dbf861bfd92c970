import type { JsonLimits } from "@data-import/front";
import type { operations } from "@data-import/types";
import type { StoredBlob } from "../blobs/blobs.ts";
import type { Context } from "../context/context.ts";
import type { WrittenJson } from "../context/written-json.ts";
import type { EventQuery } from "../events/list-events.ts";
import type { WrittenFile } from "../exports/written-file.ts";
import type { RecordBatch } from "../records/batches/record-batch.ts";
import type { Lines } from "../records/batches/scan-lines.ts";
import type { LineGroup } from "../records/lines/write-lines.ts";

/** The name of an operation of the description. */
export type OperationId = keyof operations;

/** The file of a form. Its bytes are stored before the transaction of the operation starts. */
export interface UploadedFile extends StoredBlob {
  readonly fileName: string;
  /** The media type of the part. The default is `application/octet-stream`. */
  readonly type: string;
  /** The `Content-Transfer-Encoding` of the part. The default is `7bit`. */
  readonly encoding: string;
}

/** The result of an operation that returns a file instead of JSON. */
export type Download = StoredDownload | WrittenFile;

/** Stored bytes. */
export interface StoredDownload {
  readonly blobKey: string;
  readonly fileName: string;
  readonly type: string;
  readonly size: number;
}

/** The result of an operation whose response stays open: where the events begin, and which ones. */
export interface EventStart {
  readonly cursor: number;
  readonly events: EventQuery;
  /** The only environment whose events it has; undefined if that follows from the caller, or if there are several. */
  readonly environmentId: string | undefined;
}

/** The decoded request, validated against the description. */
export interface Input<Id extends OperationId> {
  readonly path: Present<operations[Id]["parameters"]["path"]>;
  readonly query: Present<operations[Id]["parameters"]["query"]>;
  /** The headers of the description, with its spelling of the names. */
  readonly headers: Present<operations[Id]["parameters"]["header"]>;
  readonly body: Id extends keyof LineBodies ? LineBodies[Id] : BodyOf<operations[Id]>;
}

/** What JSON lines are read into, by their operation. */
interface LineBodies {
  readonly insertRecordLines: RecordBatch;
  readonly writeRecordLines: LineGroup;
}

/** The body of the response with status 200. */
export type Output<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: infer Content } };
}
  ? Content extends { "application/json": infer Body }
    ? Body
    : Content extends { "text/event-stream": unknown }
      ? EventStart
      : Download
  : never;

/** Runs one operation; throws a `DomainError` if it cannot. The JSON of a read may be written while it is sent. */
export type Handler<Id extends OperationId> = (
  context: Context,
  input: Input<Id>,
) => Promise<Output<Id> | WrittenJson>;

/** An operation with the facts of its implementation. Facts for everyone stand in the description. */
export interface Operation<Id extends OperationId> {
  readonly handle: Handler<Id>;
  /**
   * `one` is the default. Operations that do long work open transactions themselves, with `transactAs`: in `steps`, of which
   * each is done once for an idempotency key, so that their results must depend only on the request and the steps before; or
   * in their `own` way, with the key for the whole response.
   */
  readonly transaction?: "one" | "own" | "steps";
  /** Its transaction takes a few milliseconds, so that others can wait for it. */
  readonly short?: Short<Id>;
  /**
   * `space`: it only changes what belongs to the spaces of its events. No read of another space has another result after
   * it, and tokens and roles are the same.
   */
  readonly changes?: "space";
  /** The preference of the header `Prefer` that a response follows; undefined if it follows none. */
  followed?(output: Output<Id>): string | undefined;
  /** It reads a list of events, which must have those of all commits before the request. */
  readonly readsEvents?: boolean;
  /** How it responds to a repeated request. The default is to keep the whole response. */
  readonly repeat?: Repetition<Id>;
  /** How it takes JSON lines. It runs once for each group of them. */
  readonly lines?: TakenLines<Id>;
  /** Reads a body faster than others are read; undefined if it cannot. */
  readFast?(bytes: Uint8Array, limits: JsonLimits): Promise<unknown> | undefined;
}

/** How an operation takes JSON lines. */
export interface TakenLines<Id extends OperationId> {
  /** Begins a request; the function reads a group of its lines. */
  begin(): (lines: Lines, limits: JsonLimits) => Promise<Input<Id>["body"]>;
  /** The response to all groups of a request. */
  join(outputs: readonly Output<Id>[]): Output<Id>;
}

/** When a transaction is short. */
export interface Short<Id extends OperationId> {
  /** The parameter of the path that names what it locks first. */
  readonly lock?: keyof Input<Id>["path"];
  /** A parameter of the query with which it may take long. */
  readonly unless?: keyof Input<Id>["query"];
}

/** How an operation with long responses responds to a repeated request. */
export interface Repetition<Id extends OperationId> {
  /** The part of a response that is kept; undefined to keep the whole response. */
  shorten(output: Output<Id>): object | undefined;
  /** Completes the kept part with what the service has now. */
  complete(context: Context, input: Input<Id>, kept: object): Promise<Output<Id>>;
}

/** Every operation: its handler, or its handler with facts. If one is missing, the service does not compile. */
export type Operations = { readonly [Id in OperationId]: Handler<Id> | Operation<Id> };

type Present<Values> = [Exclude<Values, undefined>] extends [never]
  ? Readonly<Record<string, never>>
  : Exclude<Values, undefined>;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? ContentOf<Content>
  : Operation extends { requestBody?: { content: infer Content } }
    ? ContentOf<Content> | undefined
    : undefined;

type ContentOf<Content> = Content extends { "application/json": infer Body }
  ? Body
  : Content extends { "multipart/form-data": infer Form }
    ? Omit<Form, "file"> & { readonly file: UploadedFile }
    : never;
