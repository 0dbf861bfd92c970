import type { Guidance, GuidanceId, GuidanceOptions } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty } from "./columns.ts";
import {
  defineTable,
  json,
  long,
  nullable,
  type RowOf,
  resourceColumns,
  text,
  time,
} from "./define-table.ts";

export const guidance = defineTable("guidance", {
  columns: {
    ...resourceColumns,
    space_id: text(),
    guide_slug: long(text()),
    options: long(json()),
    /** The part of the template that it was made from. */
    created_from: nullable(text()),
    last_propagated_at: nullable(time()),
  },
  indexes: {
    guidance_of_space: { columns: ["account_id", "space_id", "sequence"] },
  },
});
export type GuidanceRow = RowOf<typeof guidance>;

/** A guidance as the API shows it. */
export function toGuidance(row: Selectable<GuidanceRow>): Guidance {
  return omitEmpty({
    id: row.id as GuidanceId,
    guideSlug: row.guide_slug,
    options: JSON.parse(row.options) as GuidanceOptions,
    createdFrom: row.created_from as GuidanceId | null,
    lastPropagatedAt: row.last_propagated_at,
  });
}
