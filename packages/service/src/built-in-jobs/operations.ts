import type { JobConfig } from "@data-import/types";
import type { JobOperation } from "../jobs/operation.ts";
import { deleteRecordsOperation } from "./delete-records.ts";
import { exportAgentOperation } from "./export-agent.ts";
import { extractFileOperation } from "./extract-file.ts";
import { mutateFlagsOperation } from "./mutate-flags.ts";

/** The jobs that the service runs itself, by `<type>:<operation>`. */
const operations: Readonly<Record<string, JobOperation>> = {
  "workbook:delete-records": deleteRecordsOperation,
  "workbook:bulk-mutate-flags": mutateFlagsOperation,
  "file:extract": extractFileOperation,
  "agent:agent-export": exportAgentOperation,
};

/** How the service runs a job; undefined if a listener runs it. */
export function findOperation({
  type,
  operation,
}: Pick<JobConfig, "operation"> & { readonly type: string }): JobOperation | undefined {
  const name = `${type}:${operation}`;
  return Object.hasOwn(operations, name) ? operations[name] : undefined;
}
