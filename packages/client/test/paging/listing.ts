import type { PageResponse } from "../../src/paging/page.ts";

/** A listing of whole numbers with the responses of a service. */
export interface Listing {
  total: number;
  /** The size of pages without a requested size. */
  readonly usualSize: number;
  readonly counted: boolean;
  /** The numbers of the requested pages. */
  readonly asked: number[];
  respond(url: URL): Response;
}

/** Creates a listing of the numbers from 0 up to, but not including, `total`; `counted` ones have a pagination object. */
export function createListing(total: number, { usualSize = 10, counted = true } = {}): Listing {
  const listing: Listing = {
    total,
    usualSize,
    counted,
    asked: [],
    respond(url) {
      const size = Number(url.searchParams.get("pageSize") ?? usualSize);
      const currentPage = Number(url.searchParams.get("pageNumber") ?? 1);
      listing.asked.push(currentPage);
      const from = (currentPage - 1) * size;
      const length = Math.max(0, Math.min(size, listing.total - from));
      const body: PageResponse<number> = {
        data: Array.from({ length }, (_, index) => from + index),
        ...(counted && {
          pagination: {
            currentPage,
            pageCount: Math.ceil(listing.total / size),
            totalCount: listing.total,
          },
        }),
      };
      return Response.json(body);
    },
  };
  return listing;
}

/**
 * Creates a listing of whole numbers, newest first, that grows by one with every request and has cursors; `counted` ones have
 * them in a pagination object.
 */
export function createMovingListing(total: number, size: number, { counted = true } = {}) {
  const listing = {
    counted,
    asked: [] as string[],
    respond({ searchParams }: URL): Response {
      listing.asked.push(searchParams.toString());
      const newest = total + listing.asked.length - 1;
      const [page = 1, behind = newest] = searchParams.get("cursor")?.split("-").map(Number) ?? [];
      const data = Array.from({ length: Math.min(size, behind) }, (_, index) => behind - 1 - index);
      const last = data.at(-1) ?? 0;
      const next = last > 0 && { nextCursor: `${page + 1}-${last}` };
      if (!counted) return Response.json({ data, ...next });
      const pagination = { currentPage: page, pageCount: Math.ceil(newest / size), totalCount: newest };
      return Response.json({ data, pagination: { ...pagination, ...next } });
    },
  };
  return listing;
}
