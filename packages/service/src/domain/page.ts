import type { Pagination } from "@data-import/types";
import { DomainError, type Problem } from "./errors.ts";

/** The requested part of a list. */
export interface Page {
  readonly pageSize: number;
  readonly pageNumber: number;
  readonly limit: number;
  readonly offset: number;
}

export interface PageLimits {
  /** The default size of a page. The default is 20. */
  readonly usual?: number;
  /** The largest size. The default is 1000. */
  readonly most?: number;
}

/** Reads `pageSize` and `pageNumber`, which counts from 1; throws an `invalid` for invalid numbers. */
export function readPage(
  query: { readonly pageSize?: number | undefined; readonly pageNumber?: number | undefined },
  { usual = 20, most = 1000 }: PageLimits = {},
): Page {
  const { pageSize = usual, pageNumber = 1 } = query;
  const problems: Problem[] = [];
  if (!(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= most)) {
    problems.push({
      message: `\`pageSize\` must be a whole number from 1 to ${most}; it was ${pageSize}.`,
      key: "pageSize",
    });
  }
  if (!(Number.isInteger(pageNumber) && pageNumber >= 1 && pageNumber <= Number.MAX_SAFE_INTEGER / most)) {
    problems.push({
      message: `\`pageNumber\` must be a whole number from 1; it was ${pageNumber}.`,
      key: "pageNumber",
    });
  }
  if (problems.length > 0) throw new DomainError("invalid", problems);
  return { pageSize, pageNumber, limit: pageSize, offset: (pageNumber - 1) * pageSize };
}

/** Describes the position of a page in its list. */
export function describePage({ pageSize, pageNumber }: Page, totalCount: number): Pagination {
  return { currentPage: pageNumber, pageCount: Math.ceil(totalCount / pageSize), totalCount };
}
