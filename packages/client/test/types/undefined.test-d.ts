import { type Client, type ClientOptions, createClient, type RetryPolicy } from "@data-import/client";
import { createFetchClient, type FetchClientOptions } from "@data-import/client/fetch";
import { fromPath } from "@data-import/client/node";
import { createFakeClock } from "@data-import/client/testing";
import type { SpaceConfig, SpaceSortField } from "@data-import/types";
import { expectTypeOf } from "vitest";

// Programs with exactOptionalPropertyTypes pass on their own optional values, without a condition for each of them.
declare const environment: Readonly<Record<string, string | undefined>>;
const api = createClient({ baseUrl: environment["URL"], token: environment["TOKEN"], timeouts: undefined });
const client = createFetchClient({ baseUrl: "http://localhost:4011/v1", token: null, retry: undefined });

interface Limits {
  signal?: AbortSignal;
  total?: number;
  retries?: number;
}

export function listSpaces(
  search?: string,
  sortField?: SpaceSortField,
  { signal, total, retries }: Limits = {},
) {
  const options = { signal, timeouts: { total }, retry: { max: retries } };
  return api.spaces.list({ search, sortField }, options).items({ limit: undefined });
}
export function updateSpace(name?: string, config?: Partial<SpaceConfig>) {
  return api.spaces.update("us_sp_8vKd3QxN", { name, labels: config?.labels }, { idempotencyKey: undefined });
}
export function uploadFile(file: Blob, mode?: "import" | "export", onProgress?: () => void) {
  return api.files.upload(
    file,
    { spaceId: "us_sp_8vKd3QxN", environmentId: "us_env_4hTq9LmZ", mode },
    { onProgress },
  );
}
export function getRecords(pageSize?: number, signal?: AbortSignal) {
  const params = { path: { sheetId: "us_sh_Pe3rT7nK" as const }, query: { pageSize } };
  return client.GET("/sheets/{sheetId}/records", { params, signal, credentials: undefined });
}
export function listDocuments(query?: { pageSize?: number }, name?: string, now?: number) {
  client.GET("/spaces", { params: { query } });
  fromPath("products.csv", { name });
  return createFakeClock({ now });
}

/** The same value, in which every optional property can be undefined. */
type Loose<Value> = Value extends
  | readonly unknown[]
  | Blob
  | ArrayBuffer
  | Uint8Array
  | ((...given: never) => unknown)
  ? Value
  : Value extends object
    ? {
        [Name in keyof Value]: Record<never, never> extends Pick<Value, Name>
          ? Value[Name] | undefined
          : Value[Name];
      }
    : Value;

/** The names of the methods of a resource whose arguments do not accept undefined. */
type Strict<Resource> = {
  [Name in keyof Resource]: Resource[Name] extends (...given: infer Given) => unknown
    ? { [At in keyof Given]: Loose<Given[At]> } extends Given
      ? never
      : Name
    : never;
}[keyof Resource];

// It is so for every operation, and for the options of clients.
expectTypeOf<{ [Name in keyof Client]: Strict<Client[Name]> }[keyof Client]>().toEqualTypeOf<never>();
expectTypeOf<Strict<{ call(query: { limit?: number }): void }>>().toEqualTypeOf<"call">();
expectTypeOf<Loose<ClientOptions>>().toExtend<ClientOptions>();
expectTypeOf<Loose<FetchClientOptions>>().toExtend<FetchClientOptions>();
expectTypeOf<Loose<RetryPolicy>>().toExtend<RetryPolicy>();
