import { readOrigins } from "../request/cors.ts";
import { type Flags, OptionError } from "./flags.ts";

/** The flag of the origins whose pages may call. */
export const corsFlag: Flags[string] = {
  value: "list",
  list: true,
  meaning: "the origins whose pages may call (*): https://shop.example, or none",
};

/** The origins of `--cors-origin`; undefined for all. Throws an `OptionError` that begins with `name` for a wrong one. */
export function readCorsOption(text = "*", name = "--cors-origin"): readonly string[] | undefined {
  const words = text.split(",").map((word) => word.trim());
  if (words.length === 1 && (words[0] === "*" || words[0] === "")) return undefined;
  if (words.length === 1 && words[0] === "none") return [];
  try {
    readOrigins(words);
  } catch (error) {
    throw new OptionError(`${name}: ${(error as Error).message}`);
  }
  return words;
}
