import { type OperationCase, writePath, writeText } from "@data-import/spec/read";
import { listParts, writeForm } from "./form.ts";

/** A request before it is sent. Each probe changes one part of a valid one. */
export interface PreparedRequest {
  readonly method: string;
  /** The path after the base address, percent-encoded, without the query. */
  readonly path: string;
  /** Percent-encoded, without its question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Sends this many bytes in place of `body`, in pieces, as long as the target reads them. */
  readonly flood?: number;
}

/** A valid request with the values of the examples and only the required parameters. */
export function prepareRequest(operation: OperationCase, token: string): PreparedRequest {
  const { parameters, queryParameters, requests } = operation;
  const required = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const query = required.flatMap(({ name }) =>
    [queryParameters[name]].flat().map((value): [string, string] => [name, String(value)]),
  );
  const prepared: PreparedRequest = {
    method: operation.method,
    path: writePath(operation),
    query: writeQuery(query),
    headers: { Authorization: `Bearer ${token}`, ...operation.constantHeaders },
  };
  const [request] = requests;
  if (request === undefined) return prepared;
  return request.contentType === "multipart/form-data"
    ? withBody(prepared, ...writeForm(listParts(request)))
    : withBody(prepared, writeText(request), request.contentType);
}

/** The request with another body; without `contentType`, it has no header `Content-Type`. */
export function withBody(
  prepared: PreparedRequest,
  body: string | Uint8Array<ArrayBuffer>,
  contentType?: string,
): PreparedRequest {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return { ...withHeader(prepared, "Content-Type", contentType), body: bytes };
}

/** The request with a header, or without it. */
export function withHeader(
  prepared: PreparedRequest,
  name: string,
  value: string | undefined,
): PreparedRequest {
  const { [name]: _, ...headers } = prepared.headers;
  return { ...prepared, headers: value === undefined ? headers : { ...headers, [name]: value } };
}

/** The request with further parameters at the end of its query; names and values are not encoded yet. */
export function withQuery(
  prepared: PreparedRequest,
  ...entries: readonly (readonly [string, string])[]
): PreparedRequest {
  return { ...prepared, query: [prepared.query, writeQuery(entries)].filter(Boolean).join("&") };
}

/** The request without the query parameters of one name. */
export function withoutQuery(prepared: PreparedRequest, name: string): PreparedRequest {
  return {
    ...prepared,
    query: writeQuery([...new URLSearchParams(prepared.query)].filter(([key]) => key !== name)),
  };
}

/** The `Request` to a target. */
export function toRequest(
  baseUrl: string,
  prepared: PreparedRequest,
  onSent?: (bytes: number) => void,
): Request {
  const { method, path, query, headers, body, flood } = prepared;
  return new Request(`${baseUrl}${path}${query && `?${query}`}`, {
    method,
    headers,
    ...(body && { body }),
    // A stream needs `duplex`; the DOM types do not have it.
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
