import type { GuideBlock, GuideId, GuideResource, GuideVersionResource } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, omitEmpty, type ResourceColumns, readJson } from "./columns.ts";

export interface GuideTables {
  readonly guides: GuideRow;
  readonly guide_versions: GuideVersionRow;
}

export interface GuideRow extends ResourceColumns {
  readonly environment_id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly metadata: Json | null;
}

export interface GuideVersionRow extends ResourceColumns {
  readonly guide_id: string;
  /** Counted from 1 for each guide. */
  readonly version: number;
  /** The blocks, as JSON text. */
  readonly content: string;
}

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
