import type { SpaceConfig } from "@data-import/types";
import { createInvalid } from "../domain/errors.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import type { SpaceExtras } from "../storage/rows/spaces.ts";

/** The given members of a configuration that have no column. */
export function pickExtras(config: SpaceConfig): SpaceExtras {
  const { displayOrder, spaceConfigId, settings, access } = config;
  const { autoConfigure, translationsPath, languageOverride } = config;
  return omitEmpty({
    ...{ displayOrder, spaceConfigId, settings, access },
    ...{ autoConfigure, translationsPath, languageOverride },
  });
}

/** The name of a space, if given; throws an `invalid` if it is empty. */
export function requireName(name: string | undefined): string | undefined {
  if (name === "") throw createInvalid("name", "`name` must have at least one character; it was empty.");
  return name;
}
