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
import type { LinesSource } from "../files/types.ts";
import type { paths } from "../paths.gen.ts";
import type { NearestPath } from "./nearest-path.ts";

/** The options of a client: those for sending requests, and those of openapi-fetch. */
export interface FetchClientOptions
  extends Omit<TransportOptions, "headers">,
    Optional<Omit<OpenapiFetchOptions, "baseUrl" | "body" | "fetch" | "method" | "Request">> {
  /** The address of the service, ending in `/v1`: `https://imports.example.com/v1`. */
  baseUrl: string | URL;
  /**
   * The access token, or a function that returns it. A function that returns text is called before every request; one
   * that returns `{ token, expiresAt }` is called again shortly before the token expires. `null` is for programs without
   * a token: they can call the operations that need no token.
   */
  token: string | TokenProvider | null;
}

/** The ways to read the body of a success; `json` is the default and means the type of the description, even bytes. */
export interface BodyReaders<Described = unknown> {
  /** The value of a JSON body. */
  json: Described;
  /** All bytes. */
  arrayBuffer: ArrayBuffer;
  /** All bytes, with their media type. */
  blob: Blob;
  /** The unread body, for downloads that are too large for memory; `null` if it is empty. */
  stream: ReadableStream<Uint8Array> | null;
  /** The body as text. */
  text: string;
}

/** Options of other packages; each can be undefined, too. */
type Optional<Options> = { [Name in keyof Options]?: Options[Name] | undefined };

/** The options of one call, without the parameters and the body of its operation. */
export interface FetchOptions<As extends keyof BodyReaders = "json">
  extends Optional<Omit<RequestInit, "body" | "headers" | "method">>,
    Pick<WriteOptions, "idempotencyKey" | "meta" | "retry" | "timeouts"> {
  /** Headers for this request; they override those of the client. A header with `null` is not sent. */
  headers?: HeadersOptions | undefined;
  /** Sends `X-Disable-Hooks: true` with this request. */
  disableHooks?: boolean | undefined;
  /** Reads the body of a success in another way: `"stream"` for a download that is too large for memory. */
  parseAs?: As | undefined;
  /** Another address for this call. The token is sent only if the origin is that of the client's `baseUrl`. */
  baseUrl?: string | undefined;
  /** Sends this call instead of the client's `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Middleware of openapi-fetch for this call; it runs inside the middleware of the client. */
  middleware?: Middleware[] | undefined;
  /** Writes the query in another way; an option of openapi-fetch. */
  querySerializer?: QuerySerializer<unknown> | QuerySerializerOptions | undefined;
  /** Writes the path in another way; an option of openapi-fetch. */
  pathSerializer?: PathSerializer | undefined;
}

/** The result of a call: it has either `data` or `error`. */
export type FetchResult<Data> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ErrorEnvelope; readonly response: Response };

/**
 * An openapi-fetch client: calls operations by method and path. A call resolves for every response, with any status. It
 * rejects only if no response came: with a `ConnectionError`, a `TimedOutError` or an `AbortedError`. It can be passed
 * to any function that takes a `Client<paths>` of openapi-fetch.
 */
// Methods without operations keep the types of openapi-fetch; TypeScript infers the paths from them.
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
  /** Calls an operation; the first argument is the method in lower case. */
  request: FetchRequest;
}

/**
 * Calls with one method. The type of openapi-fetch costs the compiler ten times as much, and accepts misspelt options.
 * A generic function is seldom assignable to another one, so there is a second signature, which nobody can call and
 * which is assignable to every function type.
 */
export interface FetchMethod<Method extends HttpMethod, Known extends keyof paths = PathsWith<Method>> {
  (this: never): never;
  <Path extends string, As extends keyof BodyReaders = "json">(
    path: KnownPath<Path, Known>,
    ...options: Arguments<OperationAt<Path, Method>, As>
  ): CallResult<OperationAt<Path, Method>, As>;
}

/** Calls with the method in the first argument. */
export interface FetchRequest {
  (this: never): never;
  <Method extends HttpMethod, Path extends string, As extends keyof BodyReaders = "json">(
    method: Method,
    path: KnownPath<Path, PathsWith<Method>>,
    ...options: Arguments<OperationAt<Path, Method>, As>
  ): CallResult<OperationAt<Path, Method>, As>;
}

type HttpMethod = "get" | "put" | "post" | "delete" | "patch";

type PathsWith<Method extends string> = {
  [Path in keyof paths]: Method extends keyof paths[Path] ? Path : never;
}[keyof paths];

/** The path, or the paths that are most like it if it does not exist: then the compiler's message names them. */
type KnownPath<Path extends string, Known extends string> = [Path] extends [Known]
  ? Path
  : NearestPath<Path, Known>;

/** An operation; `never` if there is none, so that only the path is wrong. */
type OperationAt<Path extends string, Method extends string> = Path extends keyof paths
  ? paths[Path][Method & keyof paths[Path]]
  : never;

type Arguments<Operation, As extends keyof BodyReaders> = [Operation] extends [never]
  ? [options?: object]
  : Record<never, never> extends Input<Operation>
    ? [options?: Input<Operation> & FetchOptions<As>]
    : [options: Input<Operation> & FetchOptions<As>];

type Input<Operation> = ParametersInput<Operation> & BodyInput<Operation>;

type ParametersInput<Operation> = Operation extends { parameters: infer Parameters }
  ? Record<never, never> extends Parameters
    ? { params?: Parameters | undefined }
    : { params: Parameters }
  : unknown;

type BodyInput<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: RequestBody<Content>; bodySerializer?: BodyWriter<RequestBody<Content>> | undefined }
  : Operation extends { requestBody?: { content: infer Content } }
    ? {
        body?: RequestBody<Content> | undefined;
        bodySerializer?: BodyWriter<RequestBody<Content>> | undefined;
      }
    : unknown;

type RequestBody<Content> = Content extends { "application/x-ndjson": unknown }
  ? LinesSource
  : Content[keyof Content];

type BodyWriter<Body> = (body: Body, headers?: Headers) => unknown;

type CallResult<Operation, As extends keyof BodyReaders> = Promise<
  FetchResult<BodyReaders<SuccessBody<Operation>>[As]>
>;

type SuccessBody<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & SuccessStatus]>
  : never;

type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : never;

type SuccessStatus = 200 | 201 | 202 | 203 | 206 | "2XX";
