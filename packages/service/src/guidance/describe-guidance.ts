import type { Guidance } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { findGuidesBySlug } from "../guides/guides.ts";
import { getSpace } from "../spaces/spaces.ts";
import { type GuidanceRow, toGuidance } from "../storage/rows/guidance.ts";

/** The guidance of a space as responses show it; with the newest version of each guide, if the caller wants it. */
export async function describeGuidance(
  context: Context,
  spaceId: string,
  rows: readonly Selectable<GuidanceRow>[],
  includeGuide = false,
): Promise<Guidance[]> {
  if (!includeGuide) return rows.map(toGuidance);
  const { environment_id } = await getSpace(context, spaceId);
  const slugs = rows.map(({ guide_slug }) => guide_slug);
  const guides = await findGuidesBySlug(context, environment_id, [...new Set(slugs)]);
  return rows.map((row) => {
    const guide = guides.get(row.guide_slug);
    return { ...toGuidance(row), ...(guide !== undefined && { guide }) };
  });
}
