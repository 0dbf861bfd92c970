import type { AgentExportType } from "@data-import/types";
import type { Selectable } from "kysely";
import type { AgentWithConfig } from "../agents/agents.ts";
import type { StoredBlob } from "../blobs/blobs.ts";
import { loosenBlobs, takeBlob } from "../blobs/loose-blobs.ts";
import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import type { AgentExportRow } from "../storage/rows/agent-exports.ts";
import { deleteAgentExportRow, findAgentExportRow, insertAgentExportRow } from "./store.ts";

type Row = Selectable<AgentExportRow>;

/** The export of an id in the actor's scope; throws a `not-found` if there is none. */
export async function getAgentExport(context: Context, id: string): Promise<Row> {
  return requireRowInScope(context, await findAgentExportRow(context, id), () =>
    createNotFound("agent export", id, "agentExportId"),
  );
}

/** Adds an export whose archive is stored already; returns its id. */
export async function addAgentExport(
  context: Context,
  agent: AgentWithConfig,
  exportType: AgentExportType,
  { key, size }: StoredBlob,
): Promise<string> {
  await takeBlob(context.db, key);
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

/** Deletes an export. Its archive is deleted after the commit. */
export async function deleteAgentExport(context: Context, id: string): Promise<void> {
  const row = await lockRows(context, "agent_exports", [id], () => getAgentExport(context, id));
  await deleteAgentExportRow(context, row);
  await loosenBlobs(context, [row.blob_key]);
}
