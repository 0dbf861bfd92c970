import { createFetchClient, type FetchClient, type paths } from "@data-import/client/fetch";
import type { Account, ErrorEnvelope, Sheet } from "@data-import/types";
import {
  type Client,
  type ClientPathsWithMethod,
  type MethodResponse,
  wrapAsPathBasedClient,
} from "openapi-fetch";
import createQueryHooks from "openapi-react-query";
import { expectTypeOf } from "vitest";

const client = createFetchClient({ baseUrl: "http://localhost:4011/v1", token: async () => "t" });

// It is an openapi-fetch client of our paths; functions that take such a client infer the paths.
client satisfies Client<paths>;
expectTypeOf<ClientPathsWithMethod<FetchClient, "put">>().toEqualTypeOf<
  ClientPathsWithMethod<Client<paths>, "put">
>();
expectTypeOf<MethodResponse<FetchClient, "get", "/accounts/current">["data"]>().toExtend<Account>();
const byPath = wrapAsPathBasedClient(client);
const { data } = await byPath["/accounts/current"].GET();
expectTypeOf(data?.data).toExtend<Account | undefined>();
// @ts-expect-error the operation exists with another method only
byPath["/accounts/current"].POST();

// Methods without operations cannot be called.
expectTypeOf(client.HEAD).parameter(0).toEqualTypeOf<never>();
expectTypeOf(client.OPTIONS).parameter(0).toEqualTypeOf<never>();
expectTypeOf(client.TRACE).parameter(0).toEqualTypeOf<never>();
// The second signature of a method is for assignments only.
// @ts-expect-error the path is missing
client.GET();
// @ts-expect-error the path is missing, here too
client.request();
const { GET } = client;
// @ts-expect-error the path is missing, also without the client
GET();

// `request` takes the method in lower case.
expectTypeOf(client.request("get", "/accounts/current")).resolves.toEqualTypeOf<
  Awaited<ReturnType<typeof readAccount>>
>();
function readAccount() {
  return client.GET("/accounts/current");
}
// @ts-expect-error the operation has another method
client.request("delete", "/accounts/current");
// @ts-expect-error the body is missing
client.request("patch", "/accounts/current");

// The options of openapi-fetch exist, with the type of the body.
client.PATCH("/accounts/current", {
  body: { name: "Harbor Goods" },
  bodySerializer: ({ name }) => `${name?.toUpperCase()}`,
  querySerializer: (query) => Object.keys(query).join("&"),
  pathSerializer: (pathname, ids) => `${pathname}${Object.keys(ids).length}`,
  baseUrl: "http://localhost:4012/v1",
  fetch: async (request) => Response.json({ url: request.url }),
  headers: new Headers(),
  middleware: [{ onRequest: ({ request, schemaPath }) => void request.headers.set("x-path", schemaPath) }],
  parseAs: "json",
  credentials: "omit",
});
client.use({ onResponse: ({ response }) => void response.status });
client.eject();
// @ts-expect-error middleware has at least one of its functions
client.use({});

// openapi-react-query compiles with it: parameters, data and errors are those of the operation.
const hooks = createQueryHooks(client);
export function useOperations() {
  const sheets = hooks.useQuery("get", "/sheets", { params: { query: { workbookId: "us_wb_1" } } });
  expectTypeOf(sheets.data?.data[0]?.name).toEqualTypeOf<Sheet["name"] | undefined>();
  // Without `code`: openapi-fetch rewrites the types of responses, and spells an open list of values in another way.
  type Shown = ErrorEnvelope["errors"][0];
  expectTypeOf(sheets.error?.errors[0]?.message).toEqualTypeOf<Shown["message"] | undefined>();
  expectTypeOf(sheets.error?.errors[0]?.key).toEqualTypeOf<Shown["key"] | undefined>();
  expectTypeOf(hooks.useSuspenseQuery("get", "/accounts/current").data.data.name).toEqualTypeOf<string>();
  const rename = hooks.useMutation("patch", "/spaces/{spaceId}");
  rename.mutate({ params: { path: { spaceId: "us_sp_1" } }, body: { name: "Spring" } });
  // @ts-expect-error the body has no such property
  rename.mutate({ params: { path: { spaceId: "us_sp_1" } }, body: { nmae: "Spring" } });
  // @ts-expect-error the query requires a workbook
  hooks.useQuery("get", "/sheets", { params: { query: {} } });
  // @ts-expect-error there is no such path
  hooks.useQuery("get", "/sheet");
}
