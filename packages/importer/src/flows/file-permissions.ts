import type { Given } from "./given.ts";
import { mayDo } from "./permissions.ts";
import type { Place } from "./session.ts";

/** The place of a person, with what the program around wants. */
export type PlaceAround = Place & { readonly given: Pick<Given, "omitted"> };

/** Whether a person may add files. What guests may do with files, the space says, too, and the program around. */
export function mayUpload({ caller, space: { access, archivedAt }, given }: PlaceAround): boolean {
  if (archivedAt !== undefined || given.omitted.includes("file") || !mayDo(caller, "files:write"))
    return false;
  return caller.kind !== "guest" || access === undefined || access.length > 0;
}

/** Whether a person may delete files: guests only if the space lets them do everything with its files. */
export function mayRemoveFiles({ caller, space: { access, archivedAt } }: Place): boolean {
  if (archivedAt !== undefined || !mayDo(caller, "files:write")) return false;
  return caller.kind !== "guest" || access === undefined || access.includes("*");
}
