import { describeCalculations } from "../calculations/calculations.ts";
import { noteMeasured } from "../domain/list-part.ts";
import { readSelectedCalculations } from "../records/reading/select-calculations.ts";
import { compileSelection } from "../records/selections/selection.ts";
import { readCountedSelection } from "../records/selections/selection-parameters.ts";
import { getSheet } from "../sheets/sheets.ts";
import type { Operations } from "./handler.ts";

export const calculationHandlers = {
  async listCalculations(context, { path, query }) {
    const sheet = await getSheet(context, path.sheetId);
    const selection = await compileSelection(context, sheet, readCountedSelection(query));
    // Some numbers for each field of one sheet.
    noteMeasured(context);
    const calculations = await readSelectedCalculations(context, sheet, selection);
    return {
      data: calculations.flatMap((each) => describeCalculations(sheet, each, query.byField === true)),
    };
  },
} satisfies Partial<Operations>;
