import type { AgentExportJobConfig } from "@data-import/types";
import { addAgentExport } from "../agent-exports/agent-exports.ts";
import { createArchive } from "../agent-exports/archive.ts";
import { getAgent, holdAgent, listSystemAgents } from "../agents/agents.ts";
import { removeLooseBlob, storeLooseBlob } from "../blobs/loose-blobs.ts";
import { DomainError } from "../domain/errors.ts";
import { type JobEnd, type JobOperation, JobStopped, writeTexts } from "../jobs/operation.ts";
import { readJson } from "../storage/rows/columns.ts";

/** `agent-export` of an agent: creates an archive to download. */
export const exportAgentOperation: JobOperation = {
  permission: "agent-exports:write",
  config: "AgentExportJobConfig",
  isExport: true,

  async run({ row, context, finish }) {
    const { exportType } = readJson<AgentExportJobConfig>(row.config) as AgentExportJobConfig;
    const agent = await getAgent(context, row.source);
    const others =
      exportType === "SYSTEM_COMBINED"
        ? (await listSystemAgents(context, agent.environment_id)).filter(({ id }) => id !== agent.id)
        : [];
    const archive = await createArchive(exportType, agent, others);
    const blob = await storeLooseBlob(context, archive, new Date(context.now));
    try {
      return await finish(async (context) => {
        // If the agent is deleted meanwhile, nobody needs its archive.
        await holdAgent(context, agent.id);
        return describeEnd(await addAgentExport(context, agent, exportType, blob));
      });
    } catch (error) {
      // After any other error, the export may exist. If it does not, the sweep removes the archive.
      if (error instanceof JobStopped || error instanceof DomainError)
        await removeLooseBlob(context, blob.key);
      throw error;
    }
  },
};

function describeEnd(exportId: string): JobEnd {
  const url = `/v1/agent-exports/${exportId}/download`;
  const next = { type: "download" as const, url, fileName: `${exportId}.zip` };
  return {
    ...writeTexts({ code: "agent_exported" }, next),
    result: { agentExportId: exportId },
  };
}
