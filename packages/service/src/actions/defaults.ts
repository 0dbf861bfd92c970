import type { ActionUpdate } from "@data-import/types";

/** The defaults of an action. */
export const usualAction = { mode: "background", confirm: true, primary: false } as const;

/** An existing action was not deleted, even if the sender sets `deletedAt`. */
export function omitDeletion<Config extends ActionUpdate>({
  deletedAt: _,
  ...config
}: Config): Omit<Config, "deletedAt"> {
  return config;
}
