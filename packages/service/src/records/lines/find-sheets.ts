import type { Context } from "../../context/context.ts";
import { createInvalid, createNotFound, renameProblems } from "../../domain/errors.ts";
import { getSheet, type LoadedSheet, listVisibleSheets } from "../../sheets/sheets.ts";
import { getWorkbook } from "../../workbooks/workbooks.ts";
import { requireKnownLine } from "../batches/input.ts";
import type { ReadLines, RecordLine } from "./read-record-lines.ts";

/** How a request names its sheet. */
export interface SheetNames {
  readonly sheetId?: string | undefined;
  readonly workbookId?: string | undefined;
  readonly sheetSlug?: string | undefined;
}

/** The lines for one sheet. */
export interface SheetLines {
  readonly sheet: LoadedSheet;
  readonly lines: readonly RecordLine[];
}

/**
 * Finds the sheets of lines, in the order of their ids, so that two requests lock them in the same order. Throws for the
 * first wrong line: one without a sheet, one with an unknown field, or the fault.
 */
export async function findSheets(
  context: Context,
  names: SheetNames,
  { lines, fault }: ReadLines,
): Promise<SheetLines[]> {
  if (names.workbookId !== undefined) await getWorkbook(context, names.workbookId);
  const usual = await findUsual(context, names);
  const bySlug = new Map<string, Promise<LoadedSheet | undefined>>();
  const workbookId = names.workbookId ?? usual?.workbookId;
  const known = new Map(usual && [[usual.id, Promise.resolve(usual)]]);
  const found = new Map<string, { sheet: LoadedSheet; lines: RecordLine[] }>();
  const ask = <Result>(map: Map<string, Promise<Result>>, key: string, read: () => Promise<Result>) => {
    const result = map.get(key) ?? read();
    map.set(key, result);
    return result;
  };
  for (const line of lines) {
    const { number, sheetId, sheetSlug: slug } = line;
    const sheet =
      sheetId !== undefined
        ? await nameLine(number, () => ask(known, sheetId, () => getSheet(context, sheetId, "__s")))
        : slug !== undefined && workbookId !== undefined
          ? await ask(bySlug, slug, () => findBySlug(context, workbookId, slug))
          : slug === undefined || slug === usual?.slug
            ? usual
            : undefined;
    if (sheet === undefined) throw refuseLineWithoutSheet(line, workbookId);
    requireKnownLine(sheet, line.cells, number);
    const own = found.get(sheet.id) ?? { sheet, lines: [] };
    found.set(sheet.id, own);
    own.lines.push(line);
  }
  if (fault !== undefined) throw fault;
  return [...found.values()].sort((one, other) => (one.sheet.id < other.sheet.id ? -1 : 1));
}

/** The sheet that the request names for lines without one. */
async function findUsual(
  context: Context,
  { sheetId, workbookId, sheetSlug: slug }: SheetNames,
): Promise<LoadedSheet | undefined> {
  if (sheetId !== undefined) return getSheet(context, sheetId);
  if (workbookId === undefined || slug === undefined) return undefined;
  const sheet = await findBySlug(context, workbookId, slug);
  if (sheet === undefined) throw createNotFound("sheet", slug, "sheetSlug", "this workbook");
  return sheet;
}

async function findBySlug(
  context: Context,
  workbookId: string,
  slug: string,
): Promise<LoadedSheet | undefined> {
  return (await listVisibleSheets(context, workbookId)).find((sheet) => sheet.slug === slug);
}

function refuseLineWithoutSheet(
  { number, sheetSlug: slug }: RecordLine,
  workbookId: string | undefined,
): Error {
  if (slug !== undefined && workbookId !== undefined) {
    return createInvalid(
      "value_invalid",
      "__n",
      `Line ${number} names \`${slug}\`, but the workbook has no such sheet.`,
    );
  }
  const message =
    slug === undefined
      ? `Line ${number} is for no sheet. Send \`X-Sheet-Id\`, or the id of the sheet as \`__s\`.`
      : `Line ${number} names the sheet \`${slug}\`, but the request names no workbook. Send \`workbookId\`.`;
  return createInvalid("value_missing", slug === undefined ? "__s" : "workbookId", message);
}

/** Adds the number of a line to the messages of an error. */
async function nameLine<Result>(number: number, work: () => Promise<Result>): Promise<Result> {
  return renameProblems((problem) => ({ ...problem, message: `Line ${number}: ${problem.message}` }), work);
}
