import type { Property } from "@data-import/types";
import { type Columns, layColumns } from "../geometry/columns.ts";
import { type FieldType, getFieldType } from "../rows/field-types.ts";

/** Below this width of the container, in CSS pixels, records are cards. */
const narrowestPx = 480;
/** Between two cards, in CSS pixels. */
const cardGapPx = 8;
const numberWidthPx = 64;
const flagsWidthPx = 120;

const sizes = { xs: 80, s: 120, m: 180, l: 280, xl: 400 } as const;
const widths: Readonly<Record<FieldType["holds"], number>> = {
  text: sizes.m,
  number: sizes.s,
  boolean: sizes.s,
  day: sizes.s,
};

/** Where everything stands, in CSS pixels. */
export interface Layout {
  readonly isCards: boolean;
  readonly columns: Columns;
  /** The width of the column with the numbers of the rows; it stays while the others scroll. */
  readonly headWidth: number;
  /** The height of a line: a row of the table, or a field of a card. */
  readonly line: number;
  /** The height of a record. */
  readonly rowHeight: number;
}

/** Lays the table out for its width in CSS pixels. `isCoarse`: a finger needs 44 pixels. */
export function layTable(
  fields: readonly Property[],
  width: number,
  isCoarse: boolean,
  hasFlags: boolean,
): Layout {
  const isCards = width < narrowestPx;
  const line = isCoarse ? 44 : 32;
  const headWidth = numberWidthPx + (hasFlags ? flagsWidthPx : 0);
  const columns = layColumns(fields.map((field) => (isCards ? width : findWidth(field))));
  return {
    isCards,
    columns,
    headWidth,
    line,
    rowHeight: isCards ? (fields.length + 1) * line + cardGapPx : line,
  };
}

function findWidth(field: Property): number {
  const { appearance, label, key } = field;
  if (appearance?.size !== undefined) return sizes[appearance.size];
  const byType = widths[getFieldType(field).holds];
  // Room for most names of fields, with the button of the menu.
  return Math.min(sizes.l, Math.max(byType, (label ?? key).length * 8 + 48));
}
