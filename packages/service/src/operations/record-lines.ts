import type { CommitId } from "@data-import/types";
import { noteReads } from "../context/note-audit.ts";
import { describeExport } from "../exports/export-sheet.ts";
import { exportRecordLines } from "../exports/record-lines.ts";
import { scanLines } from "../records/batches/scan-lines.ts";
import { joinSaved } from "../records/inserts/count-lines.ts";
import type { ChangedByLines } from "../records/lines/change-sheet.ts";
import { readRecordLines } from "../records/lines/read-record-lines.ts";
import { addChanges, writeLines } from "../records/lines/write-lines.ts";
import type { Operations, Output } from "./handler.ts";
import { insertBatch } from "./records.ts";

/** Records as JSON lines. */
export const recordLineHandlers = {
  insertRecordLines: {
    changes: "space",
    lines: {
      begin: () => scanLines,
      join: (outputs) => ({ data: joinSaved(outputs.map(({ data }) => data)) }),
    },
    async handle(context, { path, query, body }) {
      const inserted = await insertBatch(context, path.sheetId, body, query, false);
      const { commit, counts, upserted } = inserted;
      const commitIds = commit === undefined ? [] : [commit.id as CommitId];
      return { data: { success: true, commitIds, counts, ...(upserted && { upserted }) } };
    },
  },

  async getRecordLines(context, { query }) {
    const lines = await exportRecordLines(context, query);
    noteReads(context, [await describeExport(context, query.sheetId)], { mayFollow: true });
    return lines;
  },

  writeRecordLines: {
    transaction: "steps",
    changes: "space",
    lines: {
      begin() {
        const begun = new Set<string>();
        return async (lines, limits) => ({ ...(await readRecordLines(lines, limits)), begun });
      },
      join: (outputs) => describe(addChanges(outputs as readonly ChangedByLines[])),
    },
    async handle(caller, { query, headers, body }) {
      const context = query.silent === true ? { ...caller, disablesHooks: true } : caller;
      const { "X-Sheet-Id": sheetId = query.sheetId } = headers;
      return describe(await writeLines(context, { ...query, sheetId }, body));
    },
  },
} satisfies Partial<Operations>;

function describe({ created, updated, deleted, commitIds }: ChangedByLines): Output<"writeRecordLines"> {
  return { success: true, created, updated, deleted, commitIds: commitIds as CommitId[] };
}
