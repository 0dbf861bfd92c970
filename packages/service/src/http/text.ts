import { Refusal, type RequestReading } from "@data-import/front";
import { isStorable } from "../domain/text.ts";

/**
 * Rejects text that is not valid Unicode, and U+0000. Not every engine can store it, and no caller needs it.
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
  if (!raw.includes("\\u0000") && !raw.includes("\\ud") && !raw.includes("\\uD")) return;
  const key = findBroken(json, "");
  if (key === undefined) return;
  const where = key === "" ? "The body" : `\`${key}\``;
  throw new Refusal(400, [
    {
      message: `${where} must not contain the character U+0000 or half of a surrogate pair.`,
      ...(key !== "" && { key }),
    },
  ]);
}

/** The names of the parameters that contain U+0000. */
function listBroken(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().join().includes("\0") ? name : [],
  );
}

function findBroken(value: unknown, key: string): string | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : key;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const path = Array.isArray(value) ? `${key}[${name}]` : key === "" ? name : `${key}.${name}`;
    const broken = findBroken(name, key) ?? findBroken(part, path);
    if (broken !== undefined) return broken;
  }
  return undefined;
}
