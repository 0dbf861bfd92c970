import { giveWayIfLong } from "@data-import/front";
import { JsonText } from "../domain/json-text.ts";

/** How many items of a list are written at once. */
const slice = 100;

/** Writes a result as JSON. Other requests run while a long list is written. */
export async function writeText(output: unknown): Promise<string> {
  return hasLongList(output) ? writeJson(output) : JSON.stringify(output);
}

/** Whether a result, or its `data`, is or has a list that is better written in slices. */
function hasLongList(output: unknown): boolean {
  const { data = output } = output as { readonly data?: unknown };
  if (isLong(data)) return true;
  return (
    typeof data === "object" && data !== null && !Array.isArray(data) && Object.values(data).some(isLong)
  );
}

function isLong(value: unknown): boolean {
  return value instanceof JsonText || isLongList(value);
}

function isLongList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > slice;
}

/** Writes a result as JSON. Other requests run while a long list, in the result or in its `data`, is written. */
export async function writeJson(value: unknown, levels = 2): Promise<string> {
  if (value instanceof JsonText) return value.json;
  if (isLongList(value)) return writeList(value);
  if (levels === 0 || typeof value !== "object" || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  const members: string[] = [];
  for (const [key, part] of Object.entries(value)) {
    if (part !== undefined) members.push(`${JSON.stringify(key)}:${await writeJson(part, levels - 1)}`);
  }
  return `{${members.join()}}`;
}

async function writeList(items: readonly unknown[]): Promise<string> {
  const slices: string[] = [];
  for (let start = 0; start < items.length; start += slice) {
    await giveWayIfLong();
    slices.push(JSON.stringify(items.slice(start, start + slice)).slice(1, -1));
  }
  return `[${slices.join()}]`;
}
