import { deleteAgentExport, getAgentExport } from "../agent-exports/agent-exports.ts";
import { listAgentExportRows } from "../agent-exports/store.ts";
import { getAgent } from "../agents/agents.ts";
import { describePage, readPage } from "../domain/page.ts";
import { getEnvironment } from "../environments/environments.ts";
import { toAgentExport } from "../storage/rows/agent-exports.ts";
import type { Operations } from "./handler.ts";

/** Archives of agents. A job creates them. */
export const agentExportHandlers = {
  async listAgentExports(context, { query }) {
    if (query.environmentId !== undefined) await getEnvironment(context, query.environmentId);
    if (query.agentId !== undefined) await getAgent(context, query.agentId);
    const page = readPage(query, { order: ["agent exports"] });
    const { rows, total, next } = await listAgentExportRows(context, query, page);
    return { data: rows.map(toAgentExport), pagination: describePage(page, total, next) };
  },
  async getAgentExport(context, { path: { agentExportId } }) {
    return { data: toAgentExport(await getAgentExport(context, agentExportId)) };
  },
  async deleteAgentExport(context, { path: { agentExportId } }) {
    await deleteAgentExport(context, agentExportId);
    return { data: { success: true } };
  },
  async downloadAgentExport(context, { path: { agentExportId } }) {
    const row = await getAgentExport(context, agentExportId);
    return {
      blobKey: row.blob_key,
      fileName: row.file_name,
      type: "application/octet-stream",
      size: Number(row.size),
    };
  },
} satisfies Partial<Operations>;
