import { hash } from "node:crypto";
import { foldCase } from "@data-import/tables/basics";
import { writeCell } from "@data-import/tables/constraints";
import { type CellContent, type Field, isEmpty } from "@data-import/tables/fields";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { requireField } from "../batches/input.ts";

/** Which records are duplicates. */
export interface DuplicateSettings {
  readonly keyFields: readonly string[];
  readonly caseSensitive?: boolean | undefined;
  readonly spaceSensitive?: boolean | undefined;
}

/** The compared part of records. */
export interface DuplicateKey {
  readonly fields: readonly Field[];
  /** The key of a record as one text; undefined if a compared value is empty. */
  read(readCell: (slot: number) => CellContent | undefined): string | undefined;
}

/** Compiles the settings for a sheet. Throws an `invalid` if the sheet does not have one of the fields. */
export function compileDuplicateKey(
  sheet: LoadedSheet,
  { keyFields, caseSensitive = false, spaceSensitive = false }: DuplicateSettings,
): DuplicateKey {
  const fields = [...new Set(keyFields)].map((key) => requireField(sheet, key, "keyFields"));
  const normalize = (value: Exclude<CellContent, null>): string => {
    const text = writeCell(value);
    const spaced = spaceSensitive ? text : text.trim().replace(/\s+/gu, " ");
    return caseSensitive ? spaced : foldCase(spaced);
  };
  return {
    fields,
    read(readCell) {
      const texts: string[] = [];
      for (const { slot } of fields) {
        const value = readCell(slot);
        const text = isEmpty(value) ? "" : normalize(value);
        if (text === "") return undefined;
        texts.push(text);
      }
      return texts.length === 1 ? texts[0] : JSON.stringify(texts);
    },
  };
}

/** A number of 53 bits for a text: among a million texts, two have the same one with a chance of 1 in 18,000. */
export function digestToNumber(text: string): number {
  const bytes = hash("sha256", text, "buffer");
  return bytes.readUInt32LE(0) * 2 ** 21 + (bytes.readUInt32LE(4) >>> 11);
}
