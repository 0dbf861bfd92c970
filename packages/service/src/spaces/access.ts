import type { SpaceAccess } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { SpaceExtras, SpaceRow } from "../storage/rows/spaces.ts";

const deeds: Readonly<Record<SpaceAccess, string>> = {
  upload: "upload files",
  "*": "change or delete files",
};

/**
 * Throws a `forbidden` if a space does not allow guests to do this with its files. A space without `access` allows
 * everything.
 */
export function requireFileAccess(
  { actor }: Context,
  space: Selectable<SpaceRow>,
  access: SpaceAccess,
): void {
  const allowed = readJson<SpaceExtras>(space.config)?.access ?? ["*"];
  if (actor.kind !== "guest" || allowed.includes("*") || allowed.includes(access)) return;
  const message = `The space \`${space.id}\` does not allow guests to ${deeds[access]}: its \`access\` must contain \`${access}\`.`;
  throw new DomainError("guest_restricted", { message, key: "spaceId" });
}
