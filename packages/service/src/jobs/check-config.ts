import { type Checks, createChecks, describeErrors, type Holder, loadDescription } from "@data-import/front";
import { DomainError, type Problem } from "../domain/errors.ts";

const names = [
  "AgentExportJobConfig",
  "BulkMutateFlagsJobConfig",
  "CopyRecordsJobConfig",
  "DeleteRecordsJobConfig",
  "ExportJobConfig",
  "FileJobConfig",
  "MappingProgramJobConfig",
  "MutateJobConfig",
  "PropagateJobConfig",
  "RestoreSnapshotJobConfig",
] as const;

/** A schema of the description for the settings of a job. */
export type ConfigName = (typeof names)[number];

const holders = new Map<ConfigName, Holder>(
  names.map((name) => {
    const pointer = `/components/schemas/${name}`;
    return [name, { pointer, value: { schema: { $ref: `#${pointer}` } } }];
  }),
);

let checks: Checks | undefined;

/** Throws an `invalid` with all errors in the settings of a job, by their schema. */
export function checkConfig(name: ConfigName, config: unknown): void {
  checks ??= createChecks(loadDescription(), holders.values(), { closed: true });
  const failures = describeErrors(checks.find(holders.get(name) as Holder, config), "config", checks);
  if (failures.length === 0) return;
  throw new DomainError(
    "value_invalid",
    failures.map(({ pointer: _, ...failure }) => failure as Problem),
  );
}
