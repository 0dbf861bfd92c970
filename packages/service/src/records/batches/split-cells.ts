import { character } from "./json-literals.ts";

/**
 * Splits the stored cells of a record into their JSON, by slot. Returns false if a cell is a list or a text with an
 * escape; the cells are then not complete.
 */
export function splitCells(json: string, into: string[]): boolean {
  into.length = 0;
  if (json.includes("\\")) return false;
  const end = json.length - 1;
  let at = 1;
  while (at < end) {
    const code = json.charCodeAt(at);
    if (code === character.listStart) return false;
    let stop: number;
    if (code === character.quote) stop = json.indexOf('"', at + 1) + 1;
    else {
      stop = json.indexOf(",", at);
      if (stop === -1) stop = end;
    }
    into.push(json.slice(at, stop));
    // One engine writes a space after each comma.
    at = json.charCodeAt(stop + 1) === space ? stop + 2 : stop + 1;
  }
  return true;
}

const space = 0x20;
