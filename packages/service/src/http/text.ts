import { Refusal, type RequestReading } from "@data-import/front";
import { isStorable } from "../domain/text.ts";

/**
 * Rejects text that is not valid Unicode, and U+0000: not every engine can store it, and no caller needs it. Rejects the
 * key `__proto__` of objects, too.
 */
export function checkText({ call, params, query, bytes, json }: RequestReading): void {
  if (/%00/.test(call.pathname) || /%00/.test(call.search)) {
    const keys = [...listBroken(params), ...listBroken(query)];
    throw new Refusal(
      400,
      keys.map((key) => ({ message: `\`${key}\` must not contain the character U+0000.`, key })),
    );
  }
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Both can only occur as escapes: the bytes are valid UTF-8, and JSON forbids the raw character U+0000.
  if (includesOne(raw, ["\\u0000", "\\ud", "\\uD"])) {
    refuseAt(
      findText(json, (text) => !isStorable(text)),
      "must not contain the character U+0000 or half of a surrogate pair.",
    );
  }
  // In JavaScript, an object with this key is not like others: the key would be lost on the way to a response.
  if (includesOne(raw, [proto, "\\u005f", "\\u005F"])) {
    refuseAt(
      findText(json, (text, isName) => isName && text === proto),
      `must not have the key \`${proto}\`: choose another one.`,
    );
  }
}

const proto = "__proto__";

function includesOne(raw: Buffer, texts: readonly string[]): boolean {
  return texts.some((text) => raw.includes(text));
}

/** @param key the path of the wrong text; empty for the body itself; undefined if there is none */
function refuseAt(key: string | undefined, reason: string): void {
  if (key === undefined) return;
  const where = key === "" ? "The body" : `\`${key}\``;
  throw new Refusal(400, [{ message: `${where} ${reason}`, ...(key !== "" && { key }) }]);
}

/** The names of the parameters that contain U+0000. */
function listBroken(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().join().includes("\0") ? name : [],
  );
}

/** The path of the first text that is wrong, or of the object with a wrong name; undefined if there is none. */
function findText(
  value: unknown,
  isWrong: (text: string, isName: boolean) => boolean,
  key = "",
): string | undefined {
  if (typeof value === "string") return isWrong(value, false) ? key : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (isWrong(name, true)) return key;
    const path = Array.isArray(value) ? `${key}[${name}]` : key === "" ? name : `${key}.${name}`;
    const found = findText(part, isWrong, path);
    if (found !== undefined) return found;
  }
  return undefined;
}
