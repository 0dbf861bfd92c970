import { isEncoding, mostRowsToSearch } from "@data-import/tables/reading";
import type { FileReadOptions } from "@data-import/types";
import { createInvalid } from "../domain/errors.ts";

/**
 * Throws an `invalid` for options that the schema allows and nothing can be read with.
 * @param key where the options are in the request
 */
export function requireReadable({ encoding }: FileReadOptions = {}, key: string): void {
  if (encoding === undefined || isEncoding(encoding)) return;
  const message = `\`encoding\` must be the name of an encoding, such as utf-8, windows-1252 or shift_jis; it was ${encoding}.`;
  throw createInvalid("value_not_allowed", `${key}.encoding`, message);
}

export function requireNearRow(row: number | undefined, key: string): void {
  if (row === undefined || row <= mostRowsToSearch) return;
  throw createInvalid(
    "value_out_of_range",
    key,
    `\`detectedHeaderRow\` must be from 0 to ${mostRowsToSearch}; it was ${row}.`,
  );
}
