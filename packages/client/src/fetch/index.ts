export { createFetchClient } from "./create-fetch-client.ts";
export type {
  BodyReaders,
  FetchClient,
  FetchClientOptions,
  FetchOptions,
  FetchResult,
  TokenProvider,
} from "./fetch-client.ts";
