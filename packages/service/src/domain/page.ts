import type { Pagination } from "@data-import/types";
import { type Place, readCursor, writeCursor } from "./cursor.ts";
import { DomainError, type Problem } from "./errors.ts";

/** The requested part of a list. */
export interface Page {
  readonly pageSize: number;
  readonly pageNumber: number;
  readonly limit: number;
  readonly offset: number;
  /** The place behind which the page begins. Absent if the request has no cursor; then `offset` is its beginning. */
  readonly after?: Place | undefined;
  /** The list and its order, for cursors. */
  readonly order: string;
}

/** Rows of a page, and the place of the last one if others follow it. */
export interface PageRows<Row> {
  readonly rows: Row[];
  readonly next: Place | undefined;
}

export interface PageLimits {
  /** The default size of a page. The default is 20. */
  readonly usual?: number;
  /** The largest size. The default is 1000. */
  readonly most?: number;
  /** The name of the list and how it is sorted: a cursor belongs to one order. Absent for lists without cursors. */
  readonly order?: readonly (string | undefined)[];
}

/** Reads `pageSize`, and `pageNumber`, which counts from 1, or `cursor`; throws an `invalid` for wrong ones. */
export function readPage(
  query: {
    readonly pageSize?: number | undefined;
    readonly pageNumber?: number | undefined;
    readonly cursor?: string | undefined;
  },
  { usual = 20, most = 1000, order: names = [] }: PageLimits = {},
): Page {
  const { pageSize = usual, pageNumber = 1, cursor } = query;
  const problems: Problem[] = [];
  if (!(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= most)) {
    problems.push({
      message: `\`pageSize\` must be a whole number from 1 to ${most}; it was ${pageSize}.`,
      key: "pageSize",
      code: "value_out_of_range",
    });
  }
  if (!(Number.isInteger(pageNumber) && pageNumber >= 1 && pageNumber <= Number.MAX_SAFE_INTEGER / most)) {
    problems.push({
      message: `\`pageNumber\` must be a whole number from 1; it was ${pageNumber}.`,
      key: "pageNumber",
      code: "value_out_of_range",
    });
  }
  if (cursor !== undefined && query.pageNumber !== undefined) {
    problems.push({ message: "Send either `cursor` or `pageNumber`, not both.", key: "cursor" });
  }
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
  const order = names.join(" ");
  if (cursor === undefined) {
    return { pageSize, pageNumber, limit: pageSize, offset: (pageNumber - 1) * pageSize, order };
  }
  const { place: after, ...place } = readCursor(order, cursor);
  return { pageSize, ...place, limit: pageSize, offset: 0, after, order };
}

/** Cuts a page from rows that were read with a limit of one more. */
export function cutPage<Row>(
  read: readonly Row[],
  { limit }: Pick<Page, "limit">,
  locate: (row: Row) => Place,
): PageRows<Row> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: read.length > limit && last !== undefined ? locate(last) : undefined };
}

/** The cursor of the page that begins behind a place. */
export function writeNextCursor({ order, pageNumber }: Page, place: Place): string {
  return writeCursor(order, { pageNumber: pageNumber + 1, place });
}

/** Describes the position of a page in its list. `next` is the place of its last item if others follow it. */
export function describePage(page: Page, totalCount: number, next?: Place): Pagination {
  const { pageSize, pageNumber } = page;
  return {
    currentPage: pageNumber,
    pageCount: Math.ceil(totalCount / pageSize),
    totalCount,
    ...(next !== undefined && { nextCursor: writeNextCursor(page, next) }),
  };
}
