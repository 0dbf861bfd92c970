import { type OperationCase, writePath } from "@data-import/spec/read";
import { listParts, writeForm } from "./form.ts";

/** A request as it goes on the wire; probes change one thing about a good one. */
export interface Draft {
  readonly method: string;
  /** What follows the base address, percent-encoded, without the query. */
  readonly path: string;
  /** Percent-encoded, without its question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Sends this many bytes instead, one piece after the other, for as long as somebody reads them. */
  readonly flood?: number;
}

/** A good request: the values of the description's examples, as few parameters as are allowed. */
export function draftRequest(operation: OperationCase, token: string): Draft {
  const { parameters, queryParameters, requests } = operation;
  const required = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const query = required.flatMap(({ name }) =>
    [queryParameters[name]].flat().map((value): [string, string] => [name, String(value)]),
  );
  const draft: Draft = {
    method: operation.method,
    path: writePath(operation),
    query: writeQuery(query),
    headers: { Authorization: `Bearer ${token}`, ...operation.constantHeaders },
  };
  const [request] = requests;
  if (request === undefined) return draft;
  return request.contentType === "multipart/form-data"
    ? withBody(draft, ...writeForm(listParts(request)))
    : withBody(draft, JSON.stringify(request.value), request.contentType);
}

/** The draft with another body; without a type where it shall have none. */
export function withBody(draft: Draft, body: string | Uint8Array<ArrayBuffer>, contentType?: string): Draft {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return { ...withHeader(draft, "Content-Type", contentType), body: bytes };
}

/** The draft with a header, or without it. */
export function withHeader(draft: Draft, name: string, value: string | undefined): Draft {
  const { [name]: _, ...headers } = draft.headers;
  return { ...draft, headers: value === undefined ? headers : { ...headers, [name]: value } };
}

/** The draft with further parameters at the end of its query, names and values still to be encoded. */
export function withQuery(draft: Draft, ...entries: readonly (readonly [string, string])[]): Draft {
  return { ...draft, query: [draft.query, writeQuery(entries)].filter(Boolean).join("&") };
}

/** The draft without the parameters of a name in its query. */
export function withoutQuery(draft: Draft, name: string): Draft {
  return {
    ...draft,
    query: writeQuery([...new URLSearchParams(draft.query)].filter(([key]) => key !== name)),
  };
}

/** The draft as a request to a target. */
export function toRequest(baseUrl: string, draft: Draft, onSent?: (bytes: number) => void): Request {
  const { method, path, query, headers, body, flood } = draft;
  return new Request(`${baseUrl}${path}${query && `?${query}`}`, {
    method,
    headers,
    ...(body && { body }),
    // The type of the DOM does not know that a stream needs this.
    ...(flood !== undefined && ({ body: streamBytes(flood, onSent), duplex: "half" } as RequestInit)),
  });
}

function writeQuery(entries: readonly (readonly [string, string])[]): string {
  return entries.map((entry) => entry.map(encodeURIComponent).join("=")).join("&");
}

function streamBytes(total: number, onSent: (bytes: number) => void = () => {}): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(65_536).fill(0x20);
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= total) return controller.close();
      controller.enqueue(piece.slice());
      sent += piece.byteLength;
      onSent(sent);
    },
  });
}
