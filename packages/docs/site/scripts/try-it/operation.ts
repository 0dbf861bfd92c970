/** The data of the form of an operation; the page contains it as JSON. */
export interface TryItOperation {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** The method of the client: `documents.update`. */
  readonly call: string;
  /** Whether it needs no token, and none is sent. */
  readonly open?: true;
  readonly fields: readonly TryItField[];
  /** Bodies to start with; absent if the operation takes no body, or a form. */
  readonly bodies?: readonly TryItBody[];
  /** The media type of the body; absent if it is JSON. */
  readonly bodyType?: string;
  /** The other responses that the mock can give. */
  readonly responses: readonly TryItResponse[];
}

/** One value of the form: a parameter, or a part of an upload. */
export interface TryItField {
  readonly in: "path" | "query" | "header" | "part";
  readonly name: string;
  readonly required?: true;
  /** The type of its text; the default is text. A `list` is JSON with one value for each item. */
  readonly type?: "number" | "boolean" | "list" | "file";
  /** The allowed values. */
  readonly values?: readonly string[];
  readonly example?: string;
  readonly deprecated?: true;
}

export const jsonType = "application/json";

/** A body that the description shows; a text if it is not JSON. */
export interface TryItBody {
  readonly title: string;
  readonly value: unknown;
}

/** A response that the mock can give. */
export interface TryItResponse {
  readonly title: string;
  /** What to send as `Prefer`: `code=404`. */
  readonly prefer: string;
}

/** The token for the mock, as in the samples; it is not a secret. */
export const anyToken = "my-access-token";

/** The values of the form. */
export interface Filled {
  /** Ends with `/v1`. */
  readonly baseUrl: string;
  readonly token: string;
  /** By the key of the field; undefined if it is left out. */
  readonly values: ReadonlyMap<string, string | File>;
  readonly body?: string;
  /** The requested response of the mock, as in {@link TryItResponse}. */
  readonly prefer?: string;
}

/** The text of a body. */
export function writeBody({ bodyType, bodies = [] }: TryItOperation, index = 0): string {
  const value = bodies[index]?.value;
  return bodyType === undefined ? JSON.stringify(value ?? {}, null, 2) : String(value ?? "");
}

/** The key of a field, which is also the end of its id: `query.pageSize`. */
export function keyOf(field: TryItField): string {
  return `${field.in}.${field.name}`;
}
