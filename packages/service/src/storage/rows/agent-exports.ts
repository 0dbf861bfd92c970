import type { AccountId, AgentExport, AgentExportId, AgentId, EnvironmentId } from "@data-import/types";
import type { Selectable } from "kysely";
import { bigint, defineTable, long, type RowOf, resourceColumns, text } from "./define-table.ts";

/** An archive of an agent. Its bytes are a blob. */
export const agentExports = defineTable("agent_exports", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    agent_id: text(),
    export_type: text(),
    file_name: long(text()),
    blob_key: text(),
    size: bigint(),
  },
  indexes: {
    agent_exports_of_environment: { columns: ["account_id", "environment_id", "sequence"] },
  },
});
export type AgentExportRow = RowOf<typeof agentExports>;

/** An export as the API shows it. */
export function toAgentExport(row: Selectable<AgentExportRow>): AgentExport {
  return {
    id: row.id as AgentExportId,
    agentId: row.agent_id as AgentId,
    exportType: row.export_type as AgentExport["exportType"],
    accountId: row.account_id as AccountId,
    environmentId: row.environment_id as EnvironmentId,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
