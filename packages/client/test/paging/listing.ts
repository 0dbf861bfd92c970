import type { PageResponse } from "../../src/paging/page.ts";

/** A listing of whole numbers, as a service would serve it. */
export interface Listing {
  total: number;
  /** The size of a page that was not asked for. */
  readonly usualSize: number;
  readonly counted: boolean;
  /** The numbers of the pages that were asked for. */
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
