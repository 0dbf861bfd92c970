import { createFetchClient, type FetchResult } from "@data-import/client/fetch";
import type {
  Account,
  ErrorEnvelope,
  FileResponse,
  InsertRecordsRequest,
  ListAgentsResponse,
  ListSheetsResponse,
  RecordsResponse,
} from "@data-import/types";
import { expectTypeOf } from "vitest";

const client = createFetchClient({ baseUrl: "http://localhost:4011/v1", token: async () => "t" });

// Calling: a call has what the operation needs, without the headers that the client sends automatically.
expectTypeOf(client.GET("/accounts/current")).resolves.toEqualTypeOf<FetchResult<{ data: Account }>>();
expectTypeOf(
  client.GET("/agents", { params: { query: { environmentId: "us_env_1" } } }),
).resolves.toEqualTypeOf<FetchResult<ListAgentsResponse>>();
expectTypeOf(client.GET("/sheets", { params: { query: { workbookId: "us_wb_1" } } })).resolves.toEqualTypeOf<
  FetchResult<ListSheetsResponse>
>();
expectTypeOf(
  client.POST("/sheets/{sheetId}/records", {
    params: { path: { sheetId: "us_sh_1" } },
    body: [{ name: { value: "Cup" }, price: { value: 24.5 } }] satisfies InsertRecordsRequest,
  }),
).resolves.toEqualTypeOf<FetchResult<RecordsResponse>>();
expectTypeOf(
  client.POST("/files", { body: { spaceId: "us_sp_1", environmentId: "us_env_1", file: new Blob(["a"]) } }),
).resolves.toEqualTypeOf<FetchResult<FileResponse>>();

// Reading: one check distinguishes data and error.
const result = await client.GET("/accounts/current");
if (result.error) {
  expectTypeOf(result.error).toEqualTypeOf<ErrorEnvelope>();
  expectTypeOf(result.data).toEqualTypeOf<undefined>();
} else {
  expectTypeOf(result.data.data).toEqualTypeOf<Account>();
}
expectTypeOf(result.response).toEqualTypeOf<Response>();
// @ts-expect-error data may be missing
result.data.data;

// Bytes are a blob, or the type that the call requests.
const path = "/agent-exports/{agentExportId}/download";
const options = { params: { path: { agentExportId: "us_agx_1" } } } as const;
expectTypeOf(client.GET(path, options)).resolves.toEqualTypeOf<FetchResult<Blob>>();
expectTypeOf(client.GET(path, { ...options, parseAs: "stream" })).resolves.toEqualTypeOf<
  FetchResult<ReadableStream<Uint8Array> | null>
>();

// Wrong use does not compile.
// @ts-expect-error there is no such path
client.GET("/account/current");
// @ts-expect-error the operation exists with another method only
client.POST("/accounts/current", {});
// @ts-expect-error a required parameter is missing: there are no options at all
client.GET("/agents");
// @ts-expect-error a required parameter is missing: the query is empty
client.GET("/agents", { params: { query: {} } });
// @ts-expect-error the parameter is text
client.GET("/agents", { params: { query: { environmentId: 1 } } });
// @ts-expect-error the parameter is misspelt
client.GET("/agents", { params: { query: { environmentId: "us_env_1", pagesize: 1 } } });
client.GET("/sheets/{sheetId}/calculations", {
  // @ts-expect-error the value is not one of the enum
  params: { path: { sheetId: "us_sh_1" }, query: { filter: "invalid" } },
});
// @ts-expect-error the path needs its parameter
client.DELETE("/actions/{actionId}", { params: { path: {} } });
// @ts-expect-error the body is missing
client.PATCH("/accounts/current");
// @ts-expect-error the body has no such property
client.PATCH("/accounts/current", { body: { title: "Harbor Goods" } });
// @ts-expect-error the operation takes no body
client.GET("/accounts/current", { body: { name: "Harbor Goods" } });
// @ts-expect-error the client sends the header
client.GET("/accounts/current", { params: { header: { "X-Disable-Hooks": "true" } } });
// @ts-expect-error the option is misspelt
client.GET("/accounts/current", { disablehooks: true });
// @ts-expect-error there is no such way to read a body
client.GET(path, { ...options, parseAs: "xml" });
// @ts-expect-error the client needs a token
createFetchClient({ baseUrl: "http://localhost:4011/v1" });
// @ts-expect-error a token is text, or a function that returns text
createFetchClient({ baseUrl: "http://localhost:4011/v1", token: 1 });
