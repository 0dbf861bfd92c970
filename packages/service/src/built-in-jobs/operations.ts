import type { JobConfig } from "@data-import/types";
import type { JobOperation } from "../jobs/operation.ts";
import { copyRecordsOperation } from "./copy-records.ts";
import { deleteRecordsOperation } from "./delete-records.ts";
import { exportAgentOperation } from "./export-agent.ts";
import { exportSheetOperation } from "./export-sheet.ts";
import { extractFileOperation } from "./extract-file.ts";
import { mapRecordsOperation } from "./map-records.ts";
import { mutateFlagsOperation } from "./mutate-flags.ts";
import { mutateRecordsOperation } from "./mutate-records.ts";
import { propagateOperation } from "./propagate.ts";
import { restoreSnapshotOperation } from "./restore-snapshot.ts";

/** The jobs that the service runs itself, by `<type>:<operation>`. */
const operations: Readonly<Record<string, JobOperation>> = {
  "workbook:delete-records": deleteRecordsOperation,
  "workbook:map": mapRecordsOperation,
  "workbook:mutate-records": mutateRecordsOperation,
  "workbook:bulk-mutate-flags": mutateFlagsOperation,
  "file:extract": extractFileOperation,
  "sheet:copy-records": copyRecordsOperation,
  "sheet:export": exportSheetOperation,
  "agent:agent-export": exportAgentOperation,
  "sheet:restore-snapshot": restoreSnapshotOperation,
  "space:propagate": propagateOperation,
};

/** How the service runs a job; undefined if a listener runs it. */
export function findOperation({
  type,
  operation,
}: Pick<JobConfig, "operation"> & { readonly type: string }): JobOperation | undefined {
  const name = `${type}:${operation}`;
  return Object.hasOwn(operations, name) ? operations[name] : undefined;
}
