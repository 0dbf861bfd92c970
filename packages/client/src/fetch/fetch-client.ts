import type { ErrorEnvelope } from "@data-import/types";
import type {
  Client,
  HeadersOptions,
  Middleware,
  ClientOptions as OpenapiFetchOptions,
  PathSerializer,
  QuerySerializer,
  QuerySerializerOptions,
} from "openapi-fetch";
import type { TokenProvider, TransportOptions, WriteOptions } from "../core/options.ts";
import type { paths } from "../paths.gen.ts";

/** What a client needs to know: how requests travel, and what openapi-fetch takes. */
export interface FetchClientOptions
  extends Omit<TransportOptions, "headers">,
    Omit<OpenapiFetchOptions, "baseUrl" | "body" | "fetch" | "method" | "Request"> {
  /** The address of the service, ending in `/v1`: `https://imports.example.com/v1`. */
  baseUrl: string | URL;
  /**
   * The access token, or a function that returns it. A function that returns text is asked before every request; one
   * that returns `{ token, expiresAt }` is asked again shortly before the token expires. `null` is for programs that
   * have none yet: such a client can call operations that need none.
   */
  token: string | TokenProvider | null;
}

/** What the body of a success can be read as; `json` stands for what the description says, bytes or not. */
export interface BodyReaders<Described = unknown> {
  json: Described;
  arrayBuffer: ArrayBuffer;
  blob: Blob;
  /** The body as it arrives, for downloads that are too big to keep; `null` if it is empty. */
  stream: ReadableStream<Uint8Array> | null;
  text: string;
}

/** The options of one call, beside the parameters and the body that its operation asks for. */
export interface FetchOptions<As extends keyof BodyReaders = "json">
  extends Omit<RequestInit, "body" | "headers" | "method">,
    Pick<WriteOptions, "idempotencyKey" | "meta" | "retry" | "timeouts"> {
  /** Headers for this request; they win over those of the client. `null` keeps a header from being sent. */
  headers?: HeadersOptions;
  /** Sends `X-Disable-Hooks: true` with this request. */
  disableHooks?: boolean;
  /** Reads the body of a success in another way: `"stream"` for a download that is too big to keep. */
  parseAs?: As;
  /** Another address for this call. The token goes with it only within the origin of the client's own. */
  baseUrl?: string;
  /** Sends this call instead of the client's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Middleware of openapi-fetch for this call, within that of the client. */
  middleware?: Middleware[];
  querySerializer?: QuerySerializer<unknown> | QuerySerializerOptions;
  pathSerializer?: PathSerializer;
}

/** What a call resolves to: either `data` or `error` is there, never both and never neither. */
export type FetchResult<Data> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ErrorEnvelope; readonly response: Response };

/**
 * An openapi-fetch client: calls operations by method and path. Every call resolves when the service answered,
 * whatever the status; it rejects only when no answer came: with a `ConnectionError`, a `TimedOutError` or an
 * `AbortedError`. It is accepted wherever a `Client<paths>` of openapi-fetch is asked for.
 */
// The methods that no operation has keep openapi-fetch's own types. Those say to the inference what the paths are.
export interface FetchClient extends Pick<Client<paths>, "OPTIONS" | "HEAD" | "TRACE" | "use" | "eject"> {
  /** Calls an operation with GET. */
  GET: FetchMethod<"get">;
  /** Calls an operation with PUT. */
  PUT: FetchMethod<"put">;
  /** Calls an operation with POST. */
  POST: FetchMethod<"post">;
  /** Calls an operation with DELETE. */
  DELETE: FetchMethod<"delete">;
  /** Calls an operation with PATCH. */
  PATCH: FetchMethod<"patch">;
  /** Calls an operation with the method that is named first, in lower case. */
  request: FetchRequest;
}

/**
 * Calls with one method. openapi-fetch's own type of it costs the compiler ten times as much, and takes misspelt
 * options. A generic function can hardly be assigned to another, so that there is a second signature, which nobody can
 * call and which every function type accepts.
 */
export interface FetchMethod<Method extends HttpMethod> {
  (this: never): never;
  <Path extends PathsWith<Method>, As extends keyof BodyReaders = "json">(
    path: Path,
    ...options: Arguments<OperationAt<Path, Method>, As>
  ): CallResult<OperationAt<Path, Method>, As>;
}

/** Calls with the method that is named first. */
export interface FetchRequest {
  (this: never): never;
  <Method extends HttpMethod, Path extends PathsWith<Method>, As extends keyof BodyReaders = "json">(
    method: Method,
    path: Path,
    ...options: Arguments<OperationAt<Path, Method>, As>
  ): CallResult<OperationAt<Path, Method>, As>;
}

type HttpMethod = "get" | "put" | "post" | "delete" | "patch";

type PathsWith<Method extends string> = {
  [Path in keyof paths]: Method extends keyof paths[Path] ? Path : never;
}[keyof paths];

type OperationAt<Path extends keyof paths, Method extends string> = paths[Path][Method & keyof paths[Path]];

type Arguments<Operation, As extends keyof BodyReaders> =
  Record<never, never> extends Input<Operation>
    ? [options?: Input<Operation> & FetchOptions<As>]
    : [options: Input<Operation> & FetchOptions<As>];

type Input<Operation> = ParametersInput<Operation> & BodyInput<Operation>;

type ParametersInput<Operation> = Operation extends { parameters: infer Parameters }
  ? Record<never, never> extends Parameters
    ? { params?: Parameters }
    : { params: Parameters }
  : unknown;

type BodyInput<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content]; bodySerializer?: BodyWriter<Content[keyof Content]> }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { body?: Content[keyof Content]; bodySerializer?: BodyWriter<Content[keyof Content]> }
    : unknown;

type BodyWriter<Body> = (body: Body, headers?: Headers) => unknown;

type CallResult<Operation, As extends keyof BodyReaders> = Promise<
  FetchResult<BodyReaders<SuccessBody<Operation>>[As]>
>;

type SuccessBody<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & SuccessStatus]>
  : never;

type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : never;

type SuccessStatus = 200 | 201 | 202 | 203 | 206 | "2XX";
