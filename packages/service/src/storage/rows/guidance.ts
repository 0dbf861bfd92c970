import type { Guidance, GuidanceId, GuidanceOptions } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, omitEmpty, type ResourceColumns, type Time } from "./columns.ts";

export interface GuidanceTables {
  readonly guidance: GuidanceRow;
}

export interface GuidanceRow extends ResourceColumns {
  readonly space_id: string;
  readonly guide_slug: string;
  readonly options: Json;
  /** The part of the template that it was made from. */
  readonly created_from: string | null;
  readonly last_propagated_at: Time | null;
}

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
