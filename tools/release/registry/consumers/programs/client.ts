import assert from "node:assert/strict";
import { createClient, isApiError } from "@data-import/client";
import { createFetchClient } from "@data-import/client/fetch";
import { toQuery, toQueryKey } from "@data-import/client/query";
import { createMock } from "@data-import/mock";

const mock = createMock();
const options = { baseUrl: mock.url, token: "any", fetch: mock.fetch };
const api = createClient(options);

const names: string[] = [];
for (const sheet of await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" })) names.push(sheet.name);
assert.notEqual(names.length, 0);
await assert.rejects(
  () => api.apps.get("us_app_Ib3pQ8mH", { headers: { Prefer: "code=404" } }),
  (error) => isApiError(error, 404),
);
const { data } = await createFetchClient(options).GET("/accounts/current");
assert.equal(typeof data?.data.id, "string");
const { queryKey, queryFn } = toQuery(api.spaces.get, "us_sp_8vKd3QxN");
assert.deepEqual(queryKey, [...toQueryKey(api.spaces), "get", "us_sp_8vKd3QxN"]);
const space = await queryFn({ signal: new AbortController().signal });
assert.equal(space.id, "us_sp_8vKd3QxN");
// @ts-expect-error no such method
assert.equal(api.spaces.updaet, undefined);
console.log(names.join());
