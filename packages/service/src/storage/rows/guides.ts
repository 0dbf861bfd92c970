import type { GuideBlock, GuideId, GuideResource, GuideVersionResource } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, readJson } from "./columns.ts";
import {
  defineTable,
  integer,
  json,
  long,
  nullable,
  type RowOf,
  resourceColumns,
  text,
} from "./define-table.ts";

export const guides = defineTable("guides", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    slug: long(text()),
    title: long(text()),
    description: long(text()),
    metadata: long(nullable(json())),
  },
  indexes: {
    guides_by_slug: { columns: ["account_id", "environment_id", "slug"], isUnique: true },
  },
});
export type GuideRow = RowOf<typeof guides>;

export const guideVersions = defineTable("guide_versions", {
  columns: {
    ...resourceColumns,
    guide_id: text(),
    /** Counted from 1 for each guide. */
    version: integer(),
    /** The blocks, as JSON text. */
    content: long(text()),
  },
  indexes: {
    versions_of_guide: { columns: ["account_id", "guide_id", "version"], isUnique: true },
  },
});
export type GuideVersionRow = RowOf<typeof guideVersions>;

/**
 * A guide as the API shows it.
 * @param versions the newest one first; at least one
 */
export function toGuide(
  row: Selectable<GuideRow>,
  versions: readonly Selectable<GuideVersionRow>[],
): GuideResource {
  return omitEmpty({
    id: row.id as GuideId,
    slug: row.slug,
    title: row.title,
    description: row.description,
    metadata: readJson<Record<string, unknown>>(row.metadata),
    blocks: JSON.parse(versions[0]?.content ?? "[]") as GuideBlock[],
    versions: versions.map(toGuideVersion),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
}

/** A version of a guide as the API shows it. */
export function toGuideVersion(row: Selectable<GuideVersionRow>): GuideVersionResource {
  const { id, version, content, created_at, updated_at } = row;
  return { id, version, content, createdAt: created_at, updatedAt: updated_at };
}
