import { Refusal, type RequestReading } from "@data-import/front";

/**
 * Refuses text that is no Unicode, and U+0000: one engine would keep it and the other not, and no caller means it.
 */
export function checkText({ call, params, query, bytes, json }: RequestReading): void {
  if (/%00/.test(call.pathname) || /%00/.test(call.search)) {
    const keys = [...listBroken(params), ...listBroken(query)];
    throw new Refusal(
      400,
      keys.map((key) => ({ message: `\`${key}\` may not hold the character U+0000.`, key })),
    );
  }
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Both can come in an escape only: the bytes are valid UTF-8, and JSON has no such character as it is.
  if (!raw.includes("\\u0000") && !raw.includes("\\ud") && !raw.includes("\\uD")) return;
  const key = findBroken(json, "");
  if (key === undefined) return;
  const where = key === "" ? "The body" : `\`${key}\``;
  throw new Refusal(400, [
    {
      message: `${where} may hold neither the character U+0000 nor half of a surrogate pair.`,
      ...(key !== "" && { key }),
    },
  ]);
}

/** The names of the parameters that hold it. */
function listBroken(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().join().includes("\0") ? name : [],
  );
}

function findBroken(value: unknown, key: string): string | undefined {
  if (typeof value === "string") return /[\0\p{Surrogate}]/u.test(value) ? key : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const path = Array.isArray(value) ? `${key}[${name}]` : key === "" ? name : `${key}.${name}`;
    const broken = findBroken(name, key) ?? findBroken(part, path);
    if (broken !== undefined) return broken;
  }
  return undefined;
}
