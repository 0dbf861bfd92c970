import type { Key, Method } from "./keys.ts";
import { type Cached, prepareRead } from "./read.ts";

/** The options of a query, for all adapters of TanStack Query 5: `useQuery`, `fetchQuery` and others. */
export interface Query<Data> {
  /** The key of the query; `toQueryKey` returns the same. */
  readonly queryKey: Key;
  /** Calls the method. */
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  /** The client retries failed requests itself. */
  readonly retry: false;
}

/**
 * The options of a query that calls a method: `useQuery(toQuery(api.spaces.get, "us_sp_8vKd3QxN"))`. The arguments are
 * those of the method. Throws a TypeError if the operation changes data or returns a stream.
 */
export function toQuery<Target extends Method>(
  method: Target,
  ...given: Parameters<Target>
): Query<Cached<Awaited<ReturnType<Target>>>> {
  const { key, run } = prepareRead(method, given, "toQuery");
  return { queryKey: key, queryFn: ({ signal }) => run(signal), retry: false };
}
