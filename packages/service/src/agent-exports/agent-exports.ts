import type { AgentExportType } from "@data-import/types";
import type { Selectable } from "kysely";
import type { AgentWithConfig } from "../agents/agents.ts";
import type { StoredBlob } from "../blobs/blobs.ts";
import type { Context } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import type { AgentExportRow } from "../storage/rows/agent-exports.ts";
import { deleteAgentExportRow, findAgentExportRow, insertAgentExportRow } from "./store.ts";

type Row = Selectable<AgentExportRow>;

/** The export of an id, within the actor's reach; throws a `not-found` otherwise. */
export async function getAgentExport(context: Context, id: string): Promise<Row> {
  return requireRowInScope(context, await findAgentExportRow(context, id), () =>
    createNotFound("agent export", id, "agentExportId"),
  );
}

/** Adds an export whose archive is stored, and answers with its id. */
export async function addAgentExport(
  context: Context,
  agent: AgentWithConfig,
  exportType: AgentExportType,
  { key, size }: StoredBlob,
): Promise<string> {
  const id = context.newId("agentExport");
  await insertAgentExportRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    environment_id: agent.environment_id,
    agent_id: agent.id,
    export_type: exportType,
    file_name: `${agent.slug}-${id}.zip`,
    blob_key: key,
    size,
  });
  return id;
}

/** Deletes an export; its archive goes once that is committed. */
export async function deleteAgentExport(context: Context, row: Row): Promise<void> {
  await deleteAgentExportRow(context, row.id);
  // Bytes that cannot be removed now do no harm; the row that knew them is gone.
  context.afterCommit(() => void context.blobs.remove(row.blob_key).catch(() => {}));
}
