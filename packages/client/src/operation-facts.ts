/** The methods that operations use. */
export type Method = "GET" | "PUT" | "POST" | "PATCH" | "DELETE";

/** How a body travels: as JSON, as form parts, as text or as bytes. */
export type Encoding = "json" | "multipart" | "text" | "binary";

/** What a call of the flat client is: one answer, a listing in pages, or a file on its way there or back. */
export type Kind = "json" | "page" | "upload" | "download";

/** What the description says about sending one operation and reading its answer. */
export interface OperationFacts {
  readonly operationId: string;
  readonly kind: Kind;
  readonly method: Method;
  /** The path with its parameters in braces, such as `/spaces/{spaceId}`. */
  readonly path: string;
  /** Set where the operation takes a query. */
  readonly query?: boolean;
  /** Headers that every call sends, because the description requires them and allows one value only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set where a method that promises to change nothing does change something. */
  readonly sideEffect?: boolean;
  /** Set where the operation needs no token, and none is sent. */
  readonly open?: boolean;
  readonly body?: Encoding;
  readonly response: Encoding;
  /** Set where the body of a success holds its content in `data`: one item, or a list, which may be missing if empty. */
  readonly data?: "item" | "list";
}
