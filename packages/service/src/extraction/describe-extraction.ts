import { listSentences, type Message } from "@data-import/tables/basics";
import {
  type FoundDialect,
  type Source,
  type TableNotes,
  type TextFacts,
  usualDialect,
} from "@data-import/tables/reading";
import type { Finding } from "@data-import/types";
import { type JobEnd, writeTexts } from "../jobs/operation.ts";

/** What was read from a file. */
interface Extraction {
  readonly workbookId: string;
  readonly sheetIds: readonly string[];
  /** How many rows all sheets have. */
  readonly total: number;
  readonly notes: readonly TableNotes[];
  /** The places of the sheets that have only a sample. */
  readonly samples?: readonly number[];
}

/** The end of an extraction, with a sentence for everything in the file that is not in the sheets as it was. */
export function describeExtraction(
  { workbookId, sheetIds, total, notes, samples = [] }: Extraction,
  source: Pick<Source, "omitted" | "describe">,
  findings: readonly Finding[],
): JobEnd {
  const sentences = [...describeSamples(samples.length), ...listSentences(findings)];
  const params = { records: total, sheets: sheetIds.length, sentences };
  return {
    ...writeTexts({ code: "file_read", params }, { type: "id", id: workbookId }),
    result: {
      workbookId,
      sheets: sheetIds.length,
      records: total,
      ...describeText(source.describe()),
      ...(source.omitted.length === 0 ? {} : { omittedSheets: source.omitted }),
      findings,
      tables: notes.map((note, index) => describeTable(note, sheetIds[index])),
    },
  };
}

/** How the bytes of a text file became rows, for programs: of the dialect, what is not as usual. */
export function describeText({ encoding, dialect: found }: TextFacts) {
  return {
    ...(encoding && { encoding: encoding.name, encodingConfidence: encoding.confidence }),
    ...(found && describeDialect(found)),
  };
}

function describeDialect({ dialect, confidence, isUsed }: FoundDialect) {
  const { delimiter, quote, escape: sign, comment, trim, isWrapped, starts } = dialect;
  return {
    ...(isUsed && starts === undefined && { delimiter }),
    ...(isUsed && { delimiterConfidence: confidence }),
    ...(quote !== usualDialect.quote && { quote }),
    ...(sign !== "" && { escape: sign }),
    ...(comment !== "" && { comment }),
    ...(trim && { trim }),
    ...(isWrapped && { quotedRows: true }),
    ...(starts && { columnStarts: [...starts] }),
  };
}

/** What was found out about a table, for programs. Rows and columns are counted from 0. */
export function describeTable(
  { headerRows, dataRow, confidence, leftOut, leftOutRows, emptyColumns }: TableNotes,
  sheetId: string | undefined,
): Record<string, unknown> {
  return { sheetId, headerRows, dataRow, confidence, leftOut, leftOutRows, emptyColumns };
}

function describeSamples(count: number): Message[] {
  return count === 0 ? [] : [{ code: "sheets_sampled", params: { count } }];
}
