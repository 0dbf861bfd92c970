/** What the form needs to know about an operation; it comes with the page as JSON. */
export interface TryItOperation {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** The method of the client: `documents.update`. */
  readonly call: string;
  /** Whether it needs no token, and none is sent. */
  readonly open?: true;
  readonly fields: readonly TryItField[];
  /** Bodies to begin with; absent when the operation takes no JSON. */
  readonly bodies?: readonly TryItBody[];
  /** What the mock can be asked for instead of its usual answer. */
  readonly answers: readonly TryItAnswer[];
}

/** One value of the form: a parameter, or a part of an upload. */
export interface TryItField {
  readonly in: "path" | "query" | "header" | "part";
  readonly name: string;
  readonly required?: true;
  /** What its text stands for; text unless said. A `list` is JSON whose items become one value each. */
  readonly type?: "number" | "boolean" | "list" | "file";
  /** The values it may take. */
  readonly values?: readonly string[];
  readonly example?: string;
  readonly deprecated?: true;
}

/** A body that the description shows. */
export interface TryItBody {
  readonly title: string;
  readonly value: unknown;
}

/** An answer that the mock has ready. */
export interface TryItAnswer {
  readonly title: string;
  /** What to send as `Prefer`: `code=404`. */
  readonly prefer: string;
}

/** What is sent to the mock in place of a token, as in the samples; it is no secret. */
export const anyToken = "my-access-token";

/** What a person has filled in. */
export interface Filled {
  /** Ends with `/v1`. */
  readonly baseUrl: string;
  readonly token: string;
  /** By the key of the field; nothing for what is left out. */
  readonly values: ReadonlyMap<string, string | File>;
  readonly body?: string;
  /** What the mock is asked for, as in {@link TryItAnswer}. */
  readonly prefer?: string;
}

/** The key of a field, which is also the end of its id: `query.pageSize`. */
export function keyOf(field: TryItField): string {
  return `${field.in}.${field.name}`;
}
