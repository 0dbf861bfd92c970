import type { JobConfig } from "@data-import/types";
import { extractFileOperation } from "../extraction/operation.ts";
import { deleteRecordsOperation } from "./built-in/delete-records.ts";
import { exportAgentOperation } from "./built-in/export-agent.ts";
import { mutateFlagsOperation } from "./built-in/mutate-flags.ts";
import type { JobOperation } from "./operation.ts";

/** What the service carries out itself, as `<type>:<operation>`. */
const operations: Readonly<Record<string, JobOperation>> = {
  "workbook:delete-records": deleteRecordsOperation,
  "workbook:bulk-mutate-flags": mutateFlagsOperation,
  "file:extract": extractFileOperation,
  "agent:agent-export": exportAgentOperation,
};

/** How the service carries out a job; undefined where that is up to a listener. */
export function findOperation({
  type,
  operation,
}: Pick<JobConfig, "operation"> & { readonly type: string }): JobOperation | undefined {
  const name = `${type}:${operation}`;
  return Object.hasOwn(operations, name) ? operations[name] : undefined;
}
