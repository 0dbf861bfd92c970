/** The methods that operations use. */
export type Method = "GET" | "PUT" | "POST" | "PATCH" | "DELETE";

/** How a body is encoded: as JSON, form parts, JSON lines, text or bytes. */
export type Encoding = "json" | "multipart" | "lines" | "text" | "binary";

/** The kind of a call of the flat client that is more than one JSON response. */
export type Kind = "page" | "upload" | "lines" | "download";

/** The facts of the description that are needed to call one operation and read its response. */
export interface OperationFacts {
  readonly operationId: string;
  /** Absent if a call is one JSON response. */
  readonly kind?: Kind;
  readonly method: Method;
  /** The path with its parameters in braces, such as `/spaces/{spaceId}`. */
  readonly path: string;
  /** Set if the operation takes a query. */
  readonly query?: boolean;
  /** Headers that every call sends, because the description requires them with one value. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set if the operation changes data although its method is safe, such as GET. */
  readonly sideEffect?: boolean;
  /** Set if a second request would do harm: each request of a call has the same idempotency key, so its work is done once. */
  readonly once?: boolean;
  /** Set if the operation needs no token; then none is sent. */
  readonly open?: boolean;
  readonly body?: Encoding;
  /** Absent if the response is JSON. */
  readonly response?: Exclude<Encoding, "json">;
  /** Set if the body of a success has only `data`: one item, or a list, which may be missing if it is empty. */
  readonly data?: "item" | "list";
}
