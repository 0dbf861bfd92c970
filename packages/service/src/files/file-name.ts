import { shortenText } from "@data-import/tables/basics";
import { limits } from "@data-import/types";
import { createInvalid } from "../domain/errors.ts";

const longestExtensionCharacters = 20;

/** A file name with its extension, without the dot. */
export interface FileName {
  readonly name: string;
  /** `bin` if the name has none. */
  readonly ext: string;
}

/**
 * Reads a file name: without folders and control characters, and shortened to 255 characters before its extension. Throws
 * an `invalid` that names `key` if nothing is left.
 */
export function readFileName(given: string, key = "file"): FileName {
  const last = given.slice(Math.max(given.lastIndexOf("/"), given.lastIndexOf("\\")) + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
  const cleaned = last.replace(/[\u0000-\u001f\u007f]/g, "").trim();
  if (cleaned === "" || cleaned === "." || cleaned === "..") {
    const message = `\`${shortenText(given, limits.fileNameCharacters)}\` is not a file name. Send a name such as \`products.csv\`.`;
    throw createInvalid("value_malformed", key, message);
  }
  const dot = cleaned.lastIndexOf(".");
  const extension = dot > 0 && cleaned.length - dot <= longestExtensionCharacters ? cleaned.slice(dot) : "";
  const stem = cleaned.slice(0, cleaned.length - extension.length);
  const name = shortenText(stem, limits.fileNameCharacters - extension.length) + extension;
  // Programs add to a name what they made of the file: `people.csv 🔁 Contacts`.
  const found = /[^.]\.([^.\s]+)$/.exec(name) ?? /[^.]\.([a-z][a-z0-9]{1,5})\s[^.]*$/i.exec(name);
  return { name, ext: found?.[1]?.toLowerCase() ?? "bin" };
}
