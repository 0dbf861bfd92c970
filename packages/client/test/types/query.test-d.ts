import { createClient, type Page, type PageData } from "@data-import/client";
import { toInfiniteQuery, toMutation, toQuery, toQueryKey } from "@data-import/client/query";
import type { Agent, Sheet, Space } from "@data-import/types";
import {
  infiniteQueryOptions,
  mutationOptions,
  QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { expectTypeOf } from "vitest";

const api = createClient({ baseUrl: "http://localhost:4011/v1", token: async () => "t" });
const cache = new QueryClient();

export function useData() {
  expectTypeOf(useQuery(toQuery(api.spaces.get, "us_sp_1")).data).toEqualTypeOf<Space | undefined>();
  expectTypeOf(useSuspenseQuery(toQuery(api.sheets.list, { workbookId: "us_wb_1" })).data).toEqualTypeOf<
    Sheet[]
  >();
  const names = useQuery({
    ...toQuery(api.sheets.list, { workbookId: "us_wb_1" }),
    select: (sheets) => sheets.map(({ name }) => name),
  });
  expectTypeOf(names.data).toEqualTypeOf<string[] | undefined>();
  // The cache has neither methods nor `undefined`.
  const page = useSuspenseQuery(toQuery(api.spaces.list)).data;
  expectTypeOf(page).toEqualTypeOf<PageData<Space>>();
  expectTypeOf<Page<Space>>().toExtend<typeof page>();
  expectTypeOf(useSuspenseQuery(toQuery(api.agents.get, "us_ag_1")).data).toEqualTypeOf<Agent | null>();

  const { data } = useInfiniteQuery(toInfiniteQuery(api.spaces.list, { archived: true }));
  expectTypeOf(data?.pages[0]?.data[0]).toEqualTypeOf<Space | undefined>();

  const update = useMutation(toMutation(api.spaces.update));
  expectTypeOf(update.data).toEqualTypeOf<Space | undefined>();
  update.mutate(["us_sp_1", { name: "Spring" }]);
  // @ts-expect-error the body has no such property
  update.mutate(["us_sp_1", { nmae: "Spring" }]);
  // @ts-expect-error the body is missing
  update.mutate(["us_sp_1"]);
}

// With the functions of an adapter, the keys know the type of their data.
const query = queryOptions({ ...toQuery(api.spaces.get, "us_sp_1"), staleTime: 60_000 });
expectTypeOf(cache.getQueryData(query.queryKey)).toEqualTypeOf<Space | undefined>();
const pages = infiniteQueryOptions(toInfiniteQuery(api.spaces.list));
expectTypeOf(cache.getQueryData(pages.queryKey)?.pages[0]).toEqualTypeOf<PageData<Space> | undefined>();
mutationOptions(toMutation(api.records.insertAll));

toQueryKey(api.spaces);
toQueryKey(api.documents.get, "us_sp_1");
// @ts-expect-error an id is text
toQueryKey(api.documents.get, 1);
// @ts-expect-error the id is missing
toQuery(api.spaces.get);
// @ts-expect-error the query has no such parameter
toQuery(api.spaces.list, { archive: true });
// @ts-expect-error this list has no pages
toInfiniteQuery(api.sheets.list, { workbookId: "us_wb_1" });
// @ts-expect-error events are followed without a query
toQuery(api.events.follow);
