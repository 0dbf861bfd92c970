import type { operations } from "@data-import/types";
import type { StoredBlob } from "../blobs/blobs.ts";
import type { Context } from "../context/context.ts";

/** The name of an operation of the description. */
export type OperationId = keyof operations;

/** A file that came with a form; its bytes are stored before the transaction of the operation begins. */
export interface UploadedFile extends StoredBlob {
  readonly fileName: string;
  /** The media type that the sender gave; `application/octet-stream` where it gave none. */
  readonly type: string;
  /** How the sender encoded the bytes for the transfer: its `Content-Transfer-Encoding`, `7bit` where it gave none. */
  readonly encoding: string;
}

/** The answer of an operation that gives stored bytes instead of JSON. */
export interface Download {
  readonly blobKey: string;
  readonly fileName: string;
  readonly type: string;
  readonly size: number;
}

/** What a request says, checked against the description and decoded. */
export interface Input<Id extends OperationId> {
  readonly path: Present<operations[Id]["parameters"]["path"]>;
  readonly query: Present<operations[Id]["parameters"]["query"]>;
  /** Those that the description names, under the names that it gives them. */
  readonly headers: Present<operations[Id]["parameters"]["header"]>;
  readonly body: BodyOf<operations[Id]>;
}

/** The body of the success answer. */
export type Output<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: infer Content } };
}
  ? Content extends { "application/json": infer Body }
    ? Body
    : Download
  : never;

/** Does one operation; throws a `DomainError` where it cannot. */
export type Handler<Id extends OperationId> = (context: Context, input: Input<Id>) => Promise<Output<Id>>;

/** A handler for every operation: one that is missing does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

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
