import { isDeepStrictEqual } from "node:util";
import type {
  GuideCreateRequest,
  GuideListResponse,
  GuideResource,
  GuideUpdateRequest,
} from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { getEnvironment, lockEnvironment } from "../environments/environments.ts";
import type { OptionalPage } from "../storage/list-rows.ts";
import { writeJson } from "../storage/rows/columns.ts";
import { type GuideRow, type GuideVersionRow, toGuide } from "../storage/rows/guides.ts";
import {
  findGuideRow,
  insertGuideRow,
  insertVersionRow,
  listGuideRows,
  listGuideRowsBySlug,
  listVersionRows,
  updateGuideRow,
} from "./store.ts";

type Row = Selectable<GuideRow>;
type Version = Selectable<GuideVersionRow>;

/** The guides of an environment with all their versions, newest first: all of them, or a page. */
export async function listGuides(
  context: Context,
  environmentId: string,
  page: OptionalPage,
): Promise<GuideListResponse> {
  await getEnvironment(context, environmentId);
  const { rows, ...position } = await listGuideRows(context, environmentId, page);
  return { data: await describeGuides(context, rows), ...position };
}

/** A guide with all its versions. */
export async function describeGuide(
  context: Context,
  environmentId: string,
  id: string,
): Promise<GuideResource> {
  const row = await getGuide(context, environmentId, id);
  return toGuide(row, await listVersionRows(context, [row.id]));
}

/**
 * The guides of an environment with one of these slugs, each with its newest version only, by slug. Does not ask for the
 * environment: who may read a guidance may read its guide.
 */
export async function findGuidesBySlug(
  context: Context,
  environmentId: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, GuideResource>> {
  const rows = await listGuideRowsBySlug(context, environmentId, slugs);
  const guides = await describeGuides(context, rows);
  return new Map(guides.map((guide) => [guide.slug, { ...guide, versions: guide.versions.slice(0, 1) }]));
}

/** Adds a guide with its first version; throws a `conflict` if the slug is in use. */
export async function createGuide(
  context: Context,
  environmentId: string,
  { slug, title, description, metadata, blocks, ...place }: GuideCreateRequest,
): Promise<GuideResource> {
  // The lock keeps two requests from using one slug.
  await lockEnvironment(context, environmentId);
  if (place.environmentId !== environmentId) {
    const message = `The guide belongs to the environment of the path, \`${environmentId}\`.`;
    throw createInvalid("reference_mismatch", "environmentId", message);
  }
  await requireFreeSlug(context, environmentId, slug);
  const { accountId, now } = context;
  const id = context.newId("guide");
  const row = {
    id,
    account_id: accountId,
    created_at: now,
    updated_at: now,
    slug,
    title,
    description,
  };
  await insertGuideRow(context, { ...row, environment_id: environmentId, metadata: writeJson(metadata) });
  await addVersion(context, id, 1, blocks);
  return describeGuide(context, environmentId, id);
}

/** Changes only the given properties. Other blocks than before become a new version. */
export async function updateGuide(
  context: Context,
  environmentId: string,
  id: string,
  { slug, title, description, metadata, blocks }: GuideUpdateRequest,
): Promise<GuideResource> {
  if (slug !== undefined) await lockEnvironment(context, environmentId);
  const row = await lockGuide(context, environmentId, id);
  if (slug !== undefined && slug !== row.slug) await requireFreeSlug(context, environmentId, slug);
  const changes = findChanges<Row>(row, { slug, title, description }, { metadata });
  const [newest] = await listVersionRows(context, [id]);
  const hasOtherBlocks =
    blocks !== undefined && !isDeepStrictEqual(blocks, JSON.parse(newest?.content ?? "null"));
  if (changes !== undefined) await updateGuideRow(context, row, changes);
  if (hasOtherBlocks) {
    await addVersion(context, id, (newest?.version ?? 0) + 1, blocks);
  }
  return describeGuide(context, environmentId, id);
}

/** The version of a number; throws a `not-found` if there is none. */
export async function getVersion(
  context: Context,
  environmentId: string,
  id: string,
  version: number,
): Promise<Version> {
  const row = await getGuide(context, environmentId, id);
  const found = (await listVersionRows(context, [row.id])).find((one) => one.version === version);
  if (found === undefined) throw createNotFound("version of this guide", String(version), "version");
  return found;
}

/** The guide of an id, locked until the transaction ends. */
export function lockGuide(context: Context, environmentId: string, id: string): Promise<Locked<Row>> {
  return lockRows(context, "guides", [id], () => getGuide(context, environmentId, id));
}

async function getGuide(context: Context, environmentId: string, id: string): Promise<Row> {
  await getEnvironment(context, environmentId);
  const row = await findGuideRow(context, environmentId, id);
  if (row === undefined) throw createNotFound("guide", id, "guideId", "this environment");
  return row;
}

async function describeGuides(context: Context, rows: readonly Row[]): Promise<GuideResource[]> {
  const ids = rows.map(({ id }) => id);
  const versions = Map.groupBy(await listVersionRows(context, ids), ({ guide_id }) => guide_id);
  return rows.map((row) => toGuide(row, versions.get(row.id) ?? []));
}

async function requireFreeSlug(context: Context, environmentId: string, slug: string): Promise<void> {
  const [taken] = await listGuideRowsBySlug(context, environmentId, [slug]);
  if (taken === undefined) return;
  throw new DomainError("name_taken", {
    message: `The environment has a guide \`${slug}\` already. Choose another slug.`,
    key: "slug",
  });
}

function addVersion(context: Context, guideId: string, version: number, blocks: unknown): Promise<void> {
  const { accountId, now } = context;
  return insertVersionRow(context, {
    id: context.newId("guideVersion"),
    account_id: accountId,
    created_at: now,
    updated_at: now,
    guide_id: guideId,
    version,
    content: JSON.stringify(blocks),
  });
}
