import type { Guidance, GuidanceId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Json, ResourceColumns } from "./columns.ts";

export interface GuidanceTables {
  readonly guidance: GuidanceRow;
}

export interface GuidanceRow extends ResourceColumns {
  readonly space_id: string;
  readonly guide_slug: string;
  readonly options: Json;
}

/** A guidance as the API shows it. */
export function toGuidance(row: Selectable<GuidanceRow>): Guidance {
  return { id: row.id as GuidanceId, guideSlug: row.guide_slug, options: JSON.parse(row.options) };
}
