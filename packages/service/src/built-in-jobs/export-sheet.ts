import type { ExportJobConfig } from "@data-import/types";
import { removeLooseBlob, storeLooseBlob } from "../blobs/loose-blobs.ts";
import type { Context } from "../context/context.ts";
import { countAudit } from "../context/note-audit.ts";
import { DomainError, renameKeys } from "../domain/errors.ts";
import { describeExport, exportSheet } from "../exports/export-sheet.ts";
import type { NotePage, WrittenFile } from "../exports/written-file.ts";
import { createFile } from "../files/files.ts";
import {
  type JobEnd,
  type JobOperation,
  JobStopped,
  type RunningJob,
  toPercent,
  writeTexts,
} from "../jobs/operation.ts";
import { countSelected } from "../records/reading/read.ts";
import { compileSelection } from "../records/selections/selection.ts";
import { readListedSelection } from "../records/selections/selection-parameters.ts";
import { getSheet } from "../sheets/sheets.ts";
import { requireFileAccess } from "../spaces/access.ts";
import { getSpace } from "../spaces/spaces.ts";
import { readJson } from "../storage/rows/columns.ts";

/** `export` of a sheet: writes its records to a file of the space. An interrupted job writes the file again. */
export const exportSheetOperation: JobOperation = {
  permission: "files:write",
  readPermission: "sheets:read",
  config: "ExportJobConfig",
  isExport: true,

  async check(context, { source, config }) {
    const { options } = config as unknown as ExportJobConfig;
    const { spaceId } = await getSheet(context, source, "source");
    requireFileAccess(context, await getSpace(context, spaceId), "upload");
    await renameKeys(
      (key) => `config.options.${key}`,
      () => exportSheet(context, source, options),
    );
  },

  async run(job) {
    const { row, context, finish } = job;
    const { options } = readJson<ExportJobConfig>(row.config) as ExportJobConfig;
    const file = await exportSheet(context, row.source, options);
    const noted = await followProgress(job, options);
    const bytes = file.write((read) => read(context), noted.notePage);
    const blob = await storeLooseBlob(context, bytes, new Date(context.now));
    try {
      return await finish(async (context) => {
        const { spaceId } = await getSheet(context, row.source);
        const { fileName } = file;
        const { id } = await createFile(context, {
          ...blob,
          fileName,
          spaceId,
          mode: "export",
          status: "complete",
          type: "application/octet-stream",
        });
        await countAudit(context, await describeExport(context, row.source));
        return describeEnd(id, file, noted.count());
      });
    } catch (error) {
      // After any other error, the file may exist. If it does not, the sweep removes the bytes.
      if (error instanceof JobStopped || error instanceof DomainError)
        await removeLooseBlob(context, blob.key);
      throw error;
    }
  },
};

/** Reports each further percent of the selected records. Each report notices that the job was canceled. */
async function followProgress(
  { row, context, step }: RunningJob,
  options: ExportJobConfig["options"],
): Promise<{ readonly notePage: NotePage; readonly count: () => number }> {
  const total = await countExported(context, row.source, options);
  let written = 0;
  let reported = -1;
  return {
    count: () => written,
    async notePage(recordCount) {
      written += recordCount;
      const progress = toPercent(written, Math.max(total, written));
      if (progress === reported) return;
      reported = progress;
      await step(async () => ({ progress }));
    },
  };
}

async function countExported(
  context: Context,
  sheetId: string,
  options: ExportJobConfig["options"],
): Promise<number> {
  const sheet = await getSheet(context, sheetId);
  const compiled = await compileSelection(context, sheet, readListedSelection(options));
  return (await countSelected(context, sheet, compiled)).total;
}

function describeEnd(fileId: string, { fileName }: WrittenFile, records: number): JobEnd {
  const next = { type: "download" as const, url: `/v1/files/${fileId}/download`, fileName };
  return {
    ...writeTexts({ code: "records_exported", params: { count: records } }, next),
    fileId,
    result: { fileId, records },
  };
}
