export type { Middleware, MiddlewareCallbackParams } from "openapi-fetch";
export type { AccessToken, TokenContext, TokenProvider, TransportOptions } from "../core/options.ts";
export type { paths } from "../paths.gen.ts";
export { createFetchClient } from "./create-fetch-client.ts";
export type {
  BodyReaders,
  FetchClient,
  FetchClientOptions,
  FetchMethod,
  FetchOptions,
  FetchRequest,
  FetchResult,
} from "./fetch-client.ts";
