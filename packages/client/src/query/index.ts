export type { PageData } from "../paging/page.ts";
export { type InfiniteQuery, toInfiniteQuery } from "./infinite-query.ts";
export { type Key, type Method, toQueryKey } from "./keys.ts";
export { type Mutation, toMutation } from "./mutation.ts";
export { type Query, toQuery } from "./query.ts";
export type { Cached } from "./read.ts";
