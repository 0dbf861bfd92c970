import { stat } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Agent, AgentLog } from "@data-import/types";
import type { Context } from "../context.ts";
import { explainError } from "../explain-error.ts";
import { writeCell } from "../output/table.ts";
import { type AgentCode, deployAgent, findAgent, type Place } from "./deploy-agent.ts";
import { createLogReader } from "./logs.ts";
import { readAgentSource } from "./read-source.ts";

/** What to deploy, and whether it stays. */
export interface Development extends Omit<AgentCode, "source"> {
  readonly file: string;
  readonly keep: boolean;
}

/** Milliseconds between two looks at the files and at the log. */
const pauseMs = 500;

/**
 * Deploys a file at each save, and yields the runs of the agent, until the signal ends it. Then the agent is deleted, except
 * if it existed before or must stay.
 */
export async function* developAgent(
  context: Context,
  place: Place,
  { file, keep, ...code }: Development,
): AsyncGenerator<AgentLog> {
  const { api, io, signal, baseUrl } = context;
  const { slug } = code;
  const say = (text: string) => io.stderr.write(`${writeCell(text)}\n`);
  const existing = await findAgent(context, place.environmentId, slug);
  let agent: Agent | undefined;
  let deployed: string | undefined;
  let files: readonly string[] = [resolve(file)];
  let marks: string | undefined;
  const deployIfChanged = async () => {
    const now = await markFiles(files);
    if (now === marks) return;
    marks = now;
    const source = await readAgentSource(file);
    // Other files have no marks yet, so the next look reads again.
    if (source.files.join("\n") !== files.join("\n")) marks = undefined;
    files = source.files;
    if (source.text === deployed) return;
    agent = await deployAgent(context, place, { ...code, source: source.text });
    deployed = source.text;
    say(`✓ ${relative(process.cwd(), file) || file} is deployed as ${slug} (${agent.id})`);
    if (agent.problem) say(`! ${agent.problem}`);
  };
  try {
    await deployIfChanged();
    say("  It is deployed again at each save. Ctrl-C ends it.");
    // The runs before are those of another version.
    let readLogs: ReturnType<typeof createLogReader> | undefined;
    for (;;) {
      if (agent && !readLogs) {
        readLogs = createLogReader(context, agent.id, place.environmentId);
        if (existing) await readLogs();
      }
      if (readLogs) yield* await readLogs();
      await sleep(pauseMs, undefined, { signal });
      try {
        await deployIfChanged();
      } catch (error) {
        // The next save can correct it.
        signal.throwIfAborted();
        io.stderr.write(explainError(error, { baseUrl }, io).text);
      }
    }
  } finally {
    // The signal has ended the requests before; this one must be sent.
    if (agent && existing) {
      say(`  ${slug} existed before, so it stays with the last version.`);
      say(`  See the others, to revert to one: data-import agents list-versions ${existing.id}`);
    } else if (agent && keep) {
      say(`  ${slug} stays deployed. Delete it: data-import agents delete ${agent.id}`);
    } else if (agent) {
      await api.agents.delete(agent.id);
      say(`✓ ${slug} is deleted. With --keep, it stays.`);
    }
  }
}

/** Other text if a file was saved. */
async function markFiles(files: readonly string[]): Promise<string> {
  const stats = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  return stats.map((each) => (each ? `${each.mtimeMs} ${each.size} ${each.ino}` : "")).join("\n");
}
