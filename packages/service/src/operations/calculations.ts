import { describeCalculations } from "../calculations/calculations.ts";
import { readSelectedFigures } from "../records/select-figures.ts";
import { compileSelection, readCountedSelection } from "../records/selection.ts";
import { getSheet } from "../sheets/sheets.ts";
import type { Handlers } from "./handler.ts";

export const calculationHandlers = {
  async listCalculations(context, { path, query }) {
    const sheet = await getSheet(context, path.sheetId);
    const selection = await compileSelection(context, sheet, readCountedSelection(query));
    const figures = await readSelectedFigures(context, sheet, selection);
    return { data: figures.flatMap((each) => describeCalculations(sheet, each)) };
  },
} satisfies Partial<Handlers>;
