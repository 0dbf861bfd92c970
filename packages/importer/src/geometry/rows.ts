import { clamp, type Extent } from "./scale.ts";

/** Rows or columns from `first` up to, but without, `end`, counted from 0. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

/** So many rows above and below those that are seen are drawn, too. */
const marginRows = 3;

/** The rows to draw at `top`, of `count` rows that are each `height` CSS pixels high. */
export function findRows({ view }: Extent, top: number, height: number, count: number): Span {
  const first = clamp(Math.floor(top / height) - marginRows, 0, count);
  const end = clamp(Math.ceil((top + view) / height) + marginRows, first, count);
  return { first, end };
}

/** How many rows a page key moves: one less than fit, at least 1. */
export const countPage = ({ view }: Extent, height: number): number =>
  Math.max(1, Math.floor(view / height) - 1);
