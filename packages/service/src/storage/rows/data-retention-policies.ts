import type {
  DataRetentionPolicy,
  DataRetentionPolicyId,
  DataRetentionPolicyTarget,
  DataRetentionPolicyType,
  EnvironmentId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import type { ResourceColumns } from "./columns.ts";

export interface DataRetentionPolicyTables {
  readonly data_retention_policies: DataRetentionPolicyRow;
}

export interface DataRetentionPolicyRow extends ResourceColumns {
  readonly environment_id: string;
  readonly type: DataRetentionPolicyType;
  /** In days. */
  readonly period: number;
  readonly target: DataRetentionPolicyTarget;
}

/** A policy as the API shows it. */
export function toDataRetentionPolicy(row: Selectable<DataRetentionPolicyRow>): DataRetentionPolicy {
  return {
    id: row.id as DataRetentionPolicyId,
    type: row.type,
    period: row.period,
    target: row.target,
    environmentId: row.environment_id as EnvironmentId,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
