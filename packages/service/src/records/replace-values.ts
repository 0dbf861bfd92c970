import { isDeepStrictEqual } from "node:util";
import type { FindAndReplaceRecordRequest } from "@data-import/types";
import { createInvalid, type DomainError } from "../domain/errors.ts";
import { type CellContent, isEmpty, writeText } from "./fields/cell.ts";

/** The longest text to find, in characters: expressions for much longer ones do not compile. */
const longestFind = 10_000;

/** By how many characters the values of one transaction may grow. */
const mostGrown = 50_000_000;

/** What a value becomes; undefined if it stays as it is. */
export type Replace = (value: CellContent) => CellContent | undefined;

/**
 * Compiles a search in the values of one transaction; `text` is what the records must have in any field, as `searchValue`
 * writes it.
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
    requireLength(find, "find", longestFind);
    const pattern = new RegExp(escapeText(find), "giu");
    let grown = 0;
    const written = isEmpty(next) ? "" : typeof next === "object" ? next.join() : writeText(next);
    return {
      text: find,
      replace: onEachItem((text) => {
        const count = text.match(pattern)?.length ?? 0;
        if (count === 0) return undefined;
        grown += count * Math.max(0, written.length - find.length);
        if (grown > mostGrown) throw refuseGrowth();
        const replaced = text.replace(pattern, () => written);
        return replaced === text ? undefined : replaced;
      }),
    };
  }
  if (Array.isArray(find)) {
    return { text: undefined, replace: (value) => (isDeepStrictEqual(value, find) ? next : undefined) };
  }
  const whole = exact ?? writeText(find as number | boolean);
  requireLength(whole, "find", longestFind);
  const pattern = new RegExp(`^${escapeText(whole)}$`, "iu");
  return { text: `"${whole}"`, replace: onEachItem((text) => (pattern.test(text) ? next : undefined)) };
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

/** A text as the source of a regular expression with the flag `u`. */
function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
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
