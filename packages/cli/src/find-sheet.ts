import type { Client } from "@data-import/client";
import type { Sheet, SheetId } from "@data-import/types";
import { Failure } from "./failure.ts";

/** Finds a sheet by its id or its slug. A slug must be that of one sheet only. */
export async function findSheet(api: Client, name: string, signal: AbortSignal): Promise<Sheet> {
  if (name.startsWith("us_sh_")) return api.sheets.get(name as SheetId, { signal });
  const found = await findSheets(api, name, signal);
  const [sheet] = found;
  if (!sheet) {
    throw new Failure(
      `There is no sheet with the slug ${name}.`,
      "Find it: data-import workbooks list, then data-import sheets list --workbook-id <id>",
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
