import type { AccountId, AgentExport, AgentExportId, AgentId, EnvironmentId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { ResourceColumns } from "./columns.ts";

export interface AgentExportTables {
  readonly agent_exports: AgentExportRow;
}

/** An archive of an agent. Its bytes are a blob. */
export interface AgentExportRow extends ResourceColumns {
  readonly environment_id: string;
  readonly agent_id: string;
  readonly export_type: string;
  readonly file_name: string;
  readonly blob_key: string;
  readonly size: number;
}

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
