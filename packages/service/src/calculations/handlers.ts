import type { Handlers } from "../http/handlers.ts";
import { readSelectedFigures } from "../records/select-figures.ts";
import { compileSelection, nameCommit } from "../records/selection.ts";
import { getSheet } from "../sheets/sheets.ts";
import { describeCalculations } from "./calculations.ts";

export const calculationHandlers: Pick<Handlers, "listCalculations"> = {
  async listCalculations(context, { path, query }) {
    const sheet = await getSheet(context, path.sheetId);
    const selection = await compileSelection(context, sheet, {
      ...query,
      changedIn: nameCommit(query, "versionId"),
      changedFrom: nameCommit(query, "commitId"),
      changedSince: nameCommit(query, "sinceCommitId", "sinceVersionId"),
    });
    const figures = await readSelectedFigures(context, sheet, selection);
    return { data: figures.flatMap((each) => describeCalculations(sheet, each)) };
  },
};
