import type {
  DataRetentionPolicy,
  DataRetentionPolicyId,
  DataRetentionPolicyTarget,
  DataRetentionPolicyType,
  EnvironmentId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { defineTable, type RowOf, real, resourceColumns, text, withDefault } from "./define-table.ts";

export const dataRetentionPolicies = defineTable("data_retention_policies", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    type: text<DataRetentionPolicyType>(),
    /** In days. */
    period: real(),
    target: withDefault(text<DataRetentionPolicyTarget>(), "spaces"),
  },
  indexes: {
    data_retention_policies_of_environment: { columns: ["account_id", "environment_id", "sequence"] },
  },
});
export type DataRetentionPolicyRow = RowOf<typeof dataRetentionPolicies>;

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
