import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { createInvalid, DomainError } from "../domain/errors.ts";
import { getSpace, lockSpace } from "../spaces/spaces.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import { mergeValues, type Values } from "./merge.ts";
import { type Part, readParts } from "./parts.ts";
import { type Copy, markCopy, readCopies, writeCopy } from "./store.ts";
import { changePart, createPart, type Target } from "./write-parts.ts";

/** The template of an id in the actor's scope; throws an error that names `key` if there is none. */
export async function getTemplate(context: Context, id: string, key: string): Promise<Selectable<SpaceRow>> {
  const space = await getSpace(context, id, key);
  if (space.is_app_template === 1) return space;
  throw createInvalid(
    "value_invalid",
    key,
    `The space \`${id}\` is not a template: \`isAppTemplate\` of a template is true.`,
  );
}

/**
 * Brings a space up to date with its template: creates what is new there, and takes over what has changed there since the
 * last time. Also fills a new space. Returns the number of sheets that were left out because they are locked or blocked.
 */
export async function applyTemplate(
  context: Context,
  template: Selectable<SpaceRow>,
  spaceId: string,
): Promise<number> {
  // Of two jobs, the second one sees what the first one has done.
  const space = await lockSpace(context, spaceId);
  const copies = await readCopies(context, space.id);
  const own = new Map((await readParts(context, space)).map((part) => [part.id, part]));
  const living = new Set(own.keys());
  let skipped = 0;
  const note = async (part: Part, copy: Copy): Promise<void> => {
    copies.set(part.id, copy);
    await writeCopy(context, space.id, part.id, copy);
    await markCopy(context, part.kind, copy.copyId, part.id);
  };
  for (const read of await readParts(context, template)) {
    const part = read.kind === "space" ? translateIds(read, copies, living) : read;
    const copy = copies.get(part.id);
    if (copy !== undefined || part.kind === "space") {
      const known = copy ?? { copyId: space.id, base: {} };
      if (copy !== undefined && isDeepStrictEqual(copy.base, part.config)) continue;
      if (await takeOver(context, space, own.get(known.copyId), part, known.base)) {
        await note(part, { copyId: known.copyId, base: part.config });
      } else skipped += 1;
      continue;
    }
    const parentId = part.parentId === undefined ? space.id : copies.get(part.parentId)?.copyId;
    // The space has deleted the part that would contain it.
    if (parentId === undefined || !living.has(parentId)) continue;
    const copyId = await createPart(context, space, part, parentId);
    if (copyId === undefined) continue;
    living.add(copyId);
    await note(part, { copyId, base: part.config });
  }
  await markCopy(context, "space", space.id, template.id);
  return skipped;
}

/** Changes a part of the space, if it still exists; false if it cannot be changed now. */
async function takeOver(
  context: Context,
  space: Target,
  own: Part | undefined,
  part: Part,
  base: Values,
): Promise<boolean> {
  if (own === undefined) return true;
  const merged = mergeValues(base, own.config, part.config);
  if (isDeepStrictEqual(merged, own.config)) return true;
  try {
    await changePart(context, space, own, part, merged);
    return true;
  } catch (error) {
    // These are thrown before the first write.
    if (error instanceof DomainError && (error.kind === "conflict" || error.kind === "invalid")) return false;
    throw error;
  }
}

/** The settings of a template, with the ids of the space instead of those of the template. */
function translateIds(part: Part, copies: ReadonlyMap<string, Copy>, living: ReadonlySet<string>): Part {
  let text = JSON.stringify(part.config);
  for (const [sourceId, { copyId }] of copies) text = text.replaceAll(sourceId, copyId);
  const { primaryWorkbookId, ...config } = JSON.parse(text) as Values;
  const isThere = typeof primaryWorkbookId === "string" && living.has(primaryWorkbookId);
  return { ...part, config: { ...config, ...(isThere && { primaryWorkbookId }) } };
}
