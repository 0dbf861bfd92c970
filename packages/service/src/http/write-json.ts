import { giveWayIfLong } from "@data-import/front";
import { JsonText } from "../domain/json-text.ts";

/** How many items of a list are written at once. */
const itemsAtOnce = 100;

type Piece = string | Uint8Array;

/** Writes a result as JSON: as UTF-8 if a part of it is, otherwise as a text. Others run while a long list is written. */
export async function writeBody(output: unknown): Promise<Piece> {
  if (!hasLongList(output)) return JSON.stringify(output);
  const pieces: Piece[] = [];
  await addJson(pieces, output, 2);
  return joinPieces(pieces);
}

/** The same as a text. */
export async function writeText(output: unknown): Promise<string> {
  const body = await writeBody(output);
  return typeof body === "string" ? body : new TextDecoder().decode(body);
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
  return Array.isArray(value) && value.length > itemsAtOnce;
}

/** @param levels how deep lists are looked for: in the result, and in its `data` */
async function addJson(pieces: Piece[], value: unknown, levels: number): Promise<void> {
  if (value instanceof JsonText) {
    for (const piece of value.pieces) pieces.push(piece);
  } else if (isLongList(value)) {
    await addList(pieces, value);
  } else if (levels === 0 || typeof value !== "object" || value === null || Array.isArray(value)) {
    pieces.push(JSON.stringify(value));
  } else {
    let before = "{";
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue;
      pieces.push(`${before}${JSON.stringify(key)}:`);
      await addJson(pieces, part, levels - 1);
      before = ",";
    }
    pieces.push(before === "{" ? "{}" : "}");
  }
}

async function addList(pieces: Piece[], items: readonly unknown[]): Promise<void> {
  for (let start = 0; start < items.length; start += itemsAtOnce) {
    await giveWayIfLong();
    const part = JSON.stringify(items.slice(start, start + itemsAtOnce)).slice(1, -1);
    pieces.push(start === 0 ? "[" : ",", part);
  }
  pieces.push("]");
}

/** Fewer bytes go to another thread as a text: memory that it takes over, and gives back later, costs more than a copy. */
export const shortBytes = 16_384;

function joinPieces(pieces: readonly Piece[]): Piece {
  if (pieces.every((piece) => typeof piece === "string")) return pieces.join("");
  const bytes = pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece));
  const length = bytes.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (length < shortBytes) return Buffer.concat(bytes, length).toString();
  // Not from the pool of Node, so that they can be given to another thread.
  const joined = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const piece of bytes) {
    joined.set(piece, at);
    at += piece.byteLength;
  }
  return joined;
}
