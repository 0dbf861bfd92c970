import type { Client } from "@data-import/client";
import type { Sheet, SheetId } from "@data-import/types";
import { Failure } from "./failure.ts";

/** So many slugs are in a message at most. */
const mostSlugs = 20;

/** Finds a sheet by its id or its slug. A slug must be that of one sheet only. */
export async function findSheet(api: Client, name: string, signal: AbortSignal): Promise<Sheet> {
  if (name.startsWith("us_sh_")) return api.sheets.get(name as SheetId, { signal });
  const sheets = await findSheets(api, undefined, signal);
  const found = sheets.filter(({ slug }) => slug === name);
  const [sheet] = found;
  if (!sheet) {
    const slugs = [...new Set(sheets.flatMap(({ slug }) => slug ?? []))].sort();
    const more = slugs.length > mostSlugs ? `, and ${slugs.length - mostSlugs} more` : "";
    throw new Failure(
      `There is no sheet with the slug ${name}.`,
      slugs.length === 0
        ? "There is no sheet at all. Create one from a file: data-import import <file> --new <name>"
        : `The sheets are: ${slugs.slice(0, mostSlugs).join(", ")}${more}.`,
    );
  }
  if (found.length > 1) {
    const lines = found.map(({ id, workbookId }) => `${id} in ${workbookId}`);
    throw new Failure(
      `${found.length} sheets have the slug ${name}: ${lines.join(", ")}.`,
      "Use --sheet <id>.",
    );
  }
  return sheet;
}

/** The sheets with a slug; without one, all sheets. Those with the rows of a file, which often have the slug of the sheet that
 * the rows are for, are left out. */
export async function findSheets(
  api: Client,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<Sheet[]> {
  const workbooks = await api.workbooks.list({ includeSheets: true }, { signal });
  return workbooks
    .filter(({ treatments = [] }) => !treatments.includes("EXTRACTED_FROM_SOURCE"))
    .flatMap(({ sheets = [] }) => sheets.filter((sheet) => slug === undefined || sheet.slug === slug));
}
