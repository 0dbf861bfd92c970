import type { ErrorEnvelope } from "@data-import/types";
import type { HeaderValues, TokenProvider, TransportOptions, WriteOptions } from "../core/options.ts";
import type { paths } from "../paths.gen.ts";

/** What a client needs to know. */
export interface FetchClientOptions extends TransportOptions {
  /** The address of the service, ending in `/v1`: `https://imports.example.com/v1`. */
  baseUrl: string | URL;
  /**
   * The access token, or a function that returns it. A function that returns text is asked before every request; one
   * that returns `{ token, expiresAt }` is asked again shortly before the token expires. `null` is for programs that
   * have none yet: such a client can call operations that need none.
   */
  token: string | TokenProvider | null;
}

/** How to read the body of a success instead of the way that the description names. */
export interface BodyReaders {
  arrayBuffer: ArrayBuffer;
  blob: Blob;
  /** The body as it arrives, for downloads that are too big to keep; `null` where it is empty. */
  stream: ReadableStream<Uint8Array> | null;
  text: string;
}

/** The options of one call, beside the parameters and the body that its operation asks for. */
export interface FetchOptions<As extends keyof BodyReaders = never>
  extends Omit<RequestInit, "body" | "headers" | "method">,
    Pick<WriteOptions, "idempotencyKey" | "meta" | "retry" | "timeouts"> {
  /** Headers for this request; they win over those of the client. `null` keeps a header from being sent. */
  headers?: HeaderValues;
  /** Sends `X-Disable-Hooks: true` with this request. */
  disableHooks?: boolean;
  /** Reads the body of a success in another way: `"stream"` for a download that is too big to keep. */
  parseAs?: As;
}

/** What a call resolves to: either `data` or `error` is there, never both and never neither. */
export type FetchResult<Data> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ErrorEnvelope; readonly response: Response };

/**
 * Calls operations by method and path. Every call resolves when the service answered, whatever the status; it
 * rejects only when no answer came: with a `ConnectionError`, a `TimedOutError` or an `AbortedError`.
 */
export interface FetchClient {
  /** Calls an operation with GET. */
  GET<Path extends PathsOf<"get">, As extends keyof BodyReaders = never>(
    path: Path,
    ...options: Arguments<paths[Path]["get"], As>
  ): Answer<paths[Path]["get"], As>;
  /** Calls an operation with PUT. */
  PUT<Path extends PathsOf<"put">, As extends keyof BodyReaders = never>(
    path: Path,
    ...options: Arguments<paths[Path]["put"], As>
  ): Answer<paths[Path]["put"], As>;
  /** Calls an operation with POST. */
  POST<Path extends PathsOf<"post">, As extends keyof BodyReaders = never>(
    path: Path,
    ...options: Arguments<paths[Path]["post"], As>
  ): Answer<paths[Path]["post"], As>;
  /** Calls an operation with PATCH. */
  PATCH<Path extends PathsOf<"patch">, As extends keyof BodyReaders = never>(
    path: Path,
    ...options: Arguments<paths[Path]["patch"], As>
  ): Answer<paths[Path]["patch"], As>;
  /** Calls an operation with DELETE. */
  DELETE<Path extends PathsOf<"delete">, As extends keyof BodyReaders = never>(
    path: Path,
    ...options: Arguments<paths[Path]["delete"], As>
  ): Answer<paths[Path]["delete"], As>;
}

type PathsOf<Method extends string> = {
  [Path in keyof paths]: Method extends keyof paths[Path] ? Path : never;
}[keyof paths];

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
  ? { body: Content[keyof Content] }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { body?: Content[keyof Content] }
    : unknown;

type Answer<Operation, As extends keyof BodyReaders> = Promise<
  FetchResult<[As] extends [never] ? SuccessBody<Operation> : BodyReaders[As]>
>;

type SuccessBody<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & SuccessStatus]>
  : never;

type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : never;

type SuccessStatus = 200 | 201 | 202 | 203 | 206 | "2XX";
