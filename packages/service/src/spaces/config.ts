import type { SpaceConfig } from "@data-import/types";
import { createInvalid } from "../domain/errors.ts";
import { createRandomText } from "../domain/ids.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import type { SpaceExtras } from "../storage/rows/spaces.ts";

/** The given members of a configuration that have no column. */
export function pickExtras(config: SpaceConfig): SpaceExtras {
  const { displayOrder, spaceConfigId, settings, access } = config;
  const { autoConfigure, readFiles, translationsPath, languageOverride } = config;
  return omitEmpty({
    displayOrder,
    spaceConfigId,
    settings,
    access,
    autoConfigure,
    readFiles,
    translationsPath,
    languageOverride,
  });
}

/** The token of a new link that guests share. Everyone who may read the space sees it, so it is stored as it is. */
export function createLinkToken(): string {
  return `gl_${createRandomText(40)}`;
}

/** The name of a space, if given; throws an `invalid` if it is empty. */
export function requireName(name: string | undefined): string | undefined {
  if (name === "")
    throw createInvalid("value_too_short", "name", "`name` must have at least one character; it was empty.");
  return name;
}
