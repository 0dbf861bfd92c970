import { readFileSync } from "node:fs";
import type { Search } from "../scripts/search/find.ts";

/** A query that people type, and the pages that are right for it. */
export interface KnownQuery {
  /** Who types it: `developer`. */
  readonly person: string;
  readonly query: string;
  /** Paths from the root of the site, without an anchor if each section of the page is right; `*` is any name. */
  readonly right: readonly string[];
}

/** A query with the place of the right page among the results. */
export interface MeasuredQuery extends KnownQuery {
  /** Counts from 1; undefined if no right page is shown. */
  readonly place: number | undefined;
  /** The path of the first result. */
  readonly first: string | undefined;
}

/** A right page is useful if it is one of so many first results. */
export const usefulPlaces = 5;

/** Reads the list of queries. */
export function readQueries(): KnownQuery[] {
  let person = "";
  return readFileSync(new URL("queries.txt", import.meta.url), "utf8")
    .split("\n")
    .flatMap((line): KnownQuery[] => {
      person = line.match(/^\[(\w+)\]$/)?.[1] ?? person;
      const [query, pages] = line.split(" -> ");
      if (query === undefined || pages === undefined) return [];
      return [{ person, query, right: pages.split(" | ") }];
    });
}

/** Asks a search each query, and finds the right pages among its results, in the order in which a person sees them. */
export function measureQueries(search: Search, queries: readonly KnownQuery[]): MeasuredQuery[] {
  return queries.map((known) => {
    const paths = search(known.query).flatMap(({ found }) => found.map(({ place }) => place.path));
    const at = paths.findIndex((path) => known.right.some((page) => isRight(path, page)));
    return { ...known, place: at < 0 ? undefined : at + 1, first: paths[0] };
  });
}

function isRight(path: string, page: string): boolean {
  const shown = page.includes("#") ? path : path.replace(/#.*/, "");
  const pattern = page.split("*").map((part) => part.replaceAll(/[.?]/g, String.raw`\$&`));
  return new RegExp(`^${pattern.join("[^/#]*")}$`).test(shown);
}
