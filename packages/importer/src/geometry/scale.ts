// A browser cannot make a box of any height. Chromium ends at 2^25 device pixels (33,554,432), which are 6,710,886 CSS
// pixels at a zoom of 500 %; Firefox ends at 17,895,697 CSS pixels. So the box that is scrolled is never taller than this,
// and places in it are scaled.
/** The tallest scroll box, in CSS pixels. */
export const tallestBoxPx = 6_000_000;

/** So many pixels at both ends of the box are not scaled: there, all scrolling is that of the browser. */
const plainEdgePx = 300_000;

/** How much there is to scroll, in CSS pixels. */
export interface Extent {
  /** The height of all rows. */
  readonly content: number;
  /** The height of the part that is seen. */
  readonly view: number;
}

/** A place in the content, and where the scroll bar stands for it, both in CSS pixels from the top. */
export interface Place {
  readonly top: number;
  readonly boxTop: number;
}

/** The height of the box that is scrolled, in CSS pixels. */
export const findBoxHeight = ({ content }: Extent): number => Math.min(content, tallestBoxPx);

/** The largest `top`, in CSS pixels. */
export const findLastTop = ({ content, view }: Extent): number => Math.max(0, content - view);

/** The largest `boxTop`, in CSS pixels. */
export const findLastBoxTop = (extent: Extent): number => Math.max(0, findBoxHeight(extent) - extent.view);

/** The nearest number from `least` to `most`. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** Where the scroll bar stands for a place in the content. Both grow together; the ends of both meet. */
export function findBoxTop(extent: Extent, top: number): number {
  return stretch(clamp(top, 0, findLastTop(extent)), findLastTop(extent), findLastBoxTop(extent));
}

/** The place in the content for which the scroll bar stands here: the opposite of `findBoxTop`. */
export function findTop(extent: Extent, boxTop: number): number {
  return stretch(clamp(boxTop, 0, findLastBoxTop(extent)), findLastBoxTop(extent), findLastTop(extent));
}

/**
 * The place after the scroll bar has moved. A move of at most two views moves the content by as many pixels; the box is out
 * of proportion then, until `settle`. A longer one is a jump, in proportion.
 */
export function scroll(extent: Extent, from: Place, boxTop: number): Place {
  const moved = boxTop - from.boxTop;
  const isJump = Math.abs(moved) > 2 * extent.view;
  const atEnd = boxTop <= 0 || boxTop >= findLastBoxTop(extent);
  const top = isJump || atEnd ? findTop(extent, boxTop) : from.top + moved;
  return { top: clamp(top, 0, findLastTop(extent)), boxTop };
}

/** The same place in the content, with the scroll bar in proportion again. */
export function settle(extent: Extent, { top }: Place): Place {
  const kept = clamp(top, 0, findLastTop(extent));
  return { top: kept, boxTop: findBoxTop(extent, kept) };
}

/** The nearest `top` at which the pixels from `start` to `end` of the content are seen; `start` wins if not all fit. */
export function reveal(extent: Extent, top: number, start: number, end: number): number {
  const lowest = Math.min(start, end - extent.view);
  return clamp(clamp(top, lowest, start), 0, findLastTop(extent));
}

/** A value from 0 to `from` as one from 0 to `to`: one to one near both ends, in proportion between them. */
function stretch(value: number, from: number, to: number): number {
  if (from === to) return value;
  const edge = Math.min(plainEdgePx, from / 4, to / 4);
  if (value <= edge) return value;
  if (value >= from - edge) return to - (from - value);
  return edge + ((value - edge) * (to - 2 * edge)) / (from - 2 * edge);
}
