/** The methods that operations use. */
export type Method = "GET" | "PUT" | "POST" | "PATCH" | "DELETE";

/** How a body travels: as JSON, as form parts, as text or as bytes. */
export type Encoding = "json" | "multipart" | "text" | "binary";

/** What the description says about sending one operation and reading its answer. */
export interface OperationFacts {
  readonly method: Method;
  /** The path with its parameters in braces, such as `/spaces/{spaceId}`. */
  readonly path: string;
  /** Headers that every call sends, because the description requires them and allows one value only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set where a method that promises to change nothing does change something. */
  readonly sideEffect?: boolean;
  readonly body?: Encoding;
  readonly answer: Encoding;
}
