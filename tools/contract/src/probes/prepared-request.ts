import { type OperationCase, writePath } from "@data-import/spec/read";
import { listParts, writeForm } from "./form.ts";

/** A request as it goes on the wire; probes change one thing about a good one. */
export interface PreparedRequest {
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
    : withBody(prepared, JSON.stringify(request.value), request.contentType);
}

/** The prepared with another body; without a type where it shall have none. */
export function withBody(
  prepared: PreparedRequest,
  body: string | Uint8Array<ArrayBuffer>,
  contentType?: string,
): PreparedRequest {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return { ...withHeader(prepared, "Content-Type", contentType), body: bytes };
}

/** The prepared with a header, or without it. */
export function withHeader(
  prepared: PreparedRequest,
  name: string,
  value: string | undefined,
): PreparedRequest {
  const { [name]: _, ...headers } = prepared.headers;
  return { ...prepared, headers: value === undefined ? headers : { ...headers, [name]: value } };
}

/** The prepared with further parameters at the end of its query, names and values still to be encoded. */
export function withQuery(
  prepared: PreparedRequest,
  ...entries: readonly (readonly [string, string])[]
): PreparedRequest {
  return { ...prepared, query: [prepared.query, writeQuery(entries)].filter(Boolean).join("&") };
}

/** The prepared without the parameters of a name in its query. */
export function withoutQuery(prepared: PreparedRequest, name: string): PreparedRequest {
  return {
    ...prepared,
    query: writeQuery([...new URLSearchParams(prepared.query)].filter(([key]) => key !== name)),
  };
}

/** The prepared as a request to a target. */
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
