import type { DetectedHeader, DetectedTable, FileReadOptions, Job, SheetId } from "@data-import/types";
import type { Reading } from "./import.ts";

/** Below this, a person looks at how the file was read before its columns are matched. */
const sureConfidence = 0.9;

/**
 * The same for an encoding. No old encoding is surer than this by its letters alone, and a wrong one is seen in the values
 * beside each column.
 */
const sureEncodingConfidence = 0.6;

/** What the job that read a file found, with the sheet that each table became. */
export interface ReadFile extends Pick<DetectedHeader, "encodingConfidence" | "delimiterConfidence"> {
  readonly tables: readonly (Pick<DetectedTable, "confidence"> & { readonly sheetId?: SheetId })[];
}

/** The result of a job that read a file; undefined if it found no table. */
export function readResult({ result }: Job): ReadFile | undefined {
  const tables = (result as { readonly tables?: readonly unknown[] } | undefined)?.tables;
  return Array.isArray(tables) && tables.length > 0 ? (result as unknown as ReadFile) : undefined;
}

/** Whether a person should look at how a file was read: something was guessed, or there are several tables. */
export function isUnsure({ tables, encodingConfidence = 1, delimiterConfidence = 1 }: ReadFile): boolean {
  const guesses = [delimiterConfidence, ...tables.map(({ confidence }) => confidence)];
  return (
    tables.length > 1 ||
    encodingConfidence < sureEncodingConfidence ||
    guesses.some((guess) => guess < sureConfidence)
  );
}

/** The settings with which the service reads the first rows as a person wants. */
export function writeOptions({ encoding, delimiter, headerRow, keepAllRows }: Reading): FileReadOptions {
  return {
    ...(encoding !== undefined && { encoding }),
    ...(delimiter !== undefined && { delimiter }),
    ...(keepAllRows === true && { keepAllRows }),
    ...(headerRow !== undefined && {
      header: { algorithm: "specificRows", rowNumbers: headerRow === null ? [] : [headerRow] },
    }),
  };
}
