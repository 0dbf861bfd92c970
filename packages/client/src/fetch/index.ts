export type { AccessToken, TokenContext, TokenProvider, TransportOptions } from "../core/options.ts";
export { createFetchClient } from "./create-fetch-client.ts";
export type {
  BodyReaders,
  FetchClient,
  FetchClientOptions,
  FetchOptions,
  FetchResult,
} from "./fetch-client.ts";
