import { isDeepStrictEqual } from "node:util";
import { compileFindPart, foldLetters } from "@data-import/tables/basics";
import { type CellContent, isEmpty, writeText } from "@data-import/tables/fields";
import type { FindAndReplaceRecordRequest } from "@data-import/types";
import { limits } from "@data-import/types";
import { createInvalid, type DomainError } from "../../domain/errors.ts";

/**
 * How much of a text the records must have to be looked at. A database may compare all of it with each place of a value, so
 * the rest is left to the search here, whose time does not grow with it.
 */
const longestFilterCharacters = 64;

/** By how many characters the values of one transaction may grow. */
const mostGrownCharacters = 50_000_000;

/** What a value becomes; undefined if it stays as it is. */
export type Replace = (value: CellContent) => CellContent | undefined;

/**
 * Compiles a search in the values of one transaction; `text` is what the records must have in any field at least, as
 * `searchValue` writes it.
 */
export function compileReplace({
  find = null,
  replace = null,
}: Pick<FindAndReplaceRecordRequest, "find" | "replace">): {
  readonly replace: Replace;
  readonly text: string | undefined;
} {
  const next = (isEmpty(replace) ? null : replace) as CellContent;
  const exact = typeof find === "string" ? /^"(.*)"$/s.exec(find)?.[1] : undefined;
  if (isEmpty(find) || exact === "") {
    return { text: undefined, replace: (value) => (isEmpty(value) ? next : undefined) };
  }
  if (typeof find === "string" && exact === undefined) {
    requireLength(find, "find", limits.foundCharacters);
    const part = foldLetters(find);
    const findNext = compileFindPart(part);
    let grown = 0;
    const written = isEmpty(next) ? "" : typeof next === "object" ? next.join() : writeText(next);
    return {
      // Not with half of a character at its end.
      text: find.slice(0, longestFilterCharacters).replace(/[\uD800-\uDBFF]$/, ""),
      replace: onEachItem((text) => {
        const searched = foldLetters(text);
        const pieces: string[] = [];
        let end = 0;
        for (let at = findNext(searched, 0); at !== -1; at = findNext(searched, end)) {
          grown += Math.max(0, written.length - part.length);
          if (grown > mostGrownCharacters) throw refuseGrowth();
          pieces.push(text.slice(end, at));
          end = at + part.length;
        }
        if (pieces.length === 0) return undefined;
        const replaced = [...pieces, text.slice(end)].join(written);
        return replaced === text ? undefined : replaced;
      }),
    };
  }
  if (Array.isArray(find)) {
    return { text: undefined, replace: (value) => (isDeepStrictEqual(value, find) ? next : undefined) };
  }
  const whole = exact ?? writeText(find as number | boolean);
  requireLength(whole, "find", limits.foundCharacters);
  const wanted = foldLetters(whole);
  return {
    text: `"${whole}"`,
    replace: onEachItem((text) => (foldLetters(text) === wanted ? next : undefined)),
  };
}

function refuseGrowth(): DomainError {
  const message =
    "The changed values would be longer than the service can write at once. Send a shorter `replace`, or select fewer records.";
  return createInvalid("value_too_long", "replace", message);
}

function requireLength(text: string, key: string, most: number): void {
  if (text.length <= most) return;
  const message = `\`${key}\` must have at most ${most} characters; it had ${text.length}.`;
  throw createInvalid("value_too_long", key, message);
}

/** Applies a replacement to a single value as text, or to each item of a list. */
function onEachItem(replaceItem: (text: string) => CellContent | undefined): Replace {
  return (value) => {
    if (isEmpty(value)) return undefined;
    if (typeof value !== "object") return replaceItem(writeText(value));
    const items = value.map((item) => replaceItem(item));
    if (items.every((item) => item === undefined)) return undefined;
    return items.flatMap((item, index) => {
      const now = item === undefined ? (value[index] ?? "") : item;
      if (isEmpty(now)) return [];
      return typeof now === "object" ? now : [writeText(now)];
    });
  };
}
