import { setTimeout as sleep } from "node:timers/promises";
import type { AgentLog, EnvironmentId, EventTopic } from "@data-import/types";
import type { Command } from "commander";
import { type DeployOptions, deployAgent, findAgent, findPlace, nameAgent } from "../agents/deploy-agent.ts";
import { developAgent } from "../agents/develop-agent.ts";
import { createLogReader, writeLog } from "../agents/logs.ts";
import { readAgentSource } from "../agents/read-source.ts";
import type { Builder, Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { findEnvironment } from "../settings/environment.ts";
import { addCommand, readCount } from "./add-command.ts";

interface LogOptions {
  readonly limit: number;
  readonly follow?: boolean;
  readonly environmentId?: EnvironmentId;
}

const environmentText =
  "The environment; the default is that of login, else the one that is not for production";
/** Milliseconds between two reads of the log. */
const pauseMs = 1000;

/** Adds `agents deploy`, `agents dev` and `agents logs`. */
export function addAgentCommands(agents: Command, builder: Builder): void {
  const deploy = addCommand(agents, {
    name: "deploy",
    summary: "Deploy a file with code as an agent",
    description:
      "Deploys a file as an agent, and gives it a role in its environment: without one, it could read nothing. If the\n" +
      "project of the file has esbuild, the file is bundled with all that it imports. An agent with the same slug gets a\n" +
      "new version.",
    examples: ["data-import agents deploy hook.js --topic commit:created"],
  });
  addDeployOptions(deploy, "Its name; the default is the name of the file");
  builder.act(deploy, async (context, [file = ""], options: DeployOptions) => {
    if (file === "-" && options.slug === undefined)
      throw new Failure("The standard input has no name.", "Name the agent with --slug.");
    const { text } = await readAgentSource(file, context.io.stdin);
    const { slug = nameAgent(file), topic: topics, clientEvents } = options;
    const code = { slug, topics, clientEvents, source: text };
    await context.print.item(await deployAgent(context, await findPlace(context, options), code));
  });
  const dev = addCommand(agents, {
    name: "dev",
    summary: "Deploy a file at each save, and show its runs",
    description:
      "Deploys a file as agents deploy does, again after each save of it or of a file that it imports, and shows the runs\n" +
      "of the agent with what they logged. Ctrl-C ends it and deletes the agent; with --keep it stays. An agent that\n" +
      "existed before always stays.",
    examples: ["data-import agents dev hook.js --topic commit:created"],
  }).option("--keep", "Do not delete the agent at the end");
  addDeployOptions(dev, "Its name; the default is the name of the file with -dev");
  builder.act(dev, async (context, [file = ""], options: DeployOptions & { readonly keep?: boolean }) => {
    const place = await findPlace(context, options);
    const { slug = `${nameAgent(file)}-dev`, topic: topics, clientEvents, keep = false } = options;
    const runs = developAgent(context, place, { file, slug, topics, clientEvents, keep });
    await context.print.stream(runs, (run: AgentLog) => writeLog(context, run));
  });
  const logs = addCommand(agents, {
    name: "logs",
    summary: "Show the runs of an agent with what they logged",
    description: "Shows the last runs of an agent, the newest at the end; with --follow, also those to come.",
    examples: ["data-import agents logs hook", "data-import agents logs hook --limit 10"],
  })
    .argument("<agent>", "The id or the slug of the agent")
    .option("--limit <number>", "At most this many runs", readCount, 20)
    .option("--follow", "Show new runs until you press Ctrl-C")
    .option("--environment-id <id>", environmentText);
  builder.act(logs, async (context, [agent = ""], options: LogOptions) => {
    await context.print.stream(followLogs(context, agent, options), (run: AgentLog) =>
      writeLog(context, run),
    );
  });
}

function addDeployOptions(command: Command, slugText: string): void {
  command
    .argument(
      "<file>",
      "The code: a bundle, or a file of a project with esbuild; for deploy also - for the standard input",
    )
    .requiredOption(
      "--topic <topic>",
      "The events that it handles; can be repeated",
      (topic, topics: EventTopic[] = []) => [...topics, topic as EventTopic],
    )
    .option("--client-events", "Run it for events that clients send, too")
    .option("--slug <slug>", slugText)
    .option("--role <name>", "Its role in the environment", "Editor")
    .option("--environment-id <id>", environmentText);
}

async function* followLogs(context: Context, name: string, options: LogOptions): AsyncGenerator<AgentLog> {
  const environmentId = await findEnvironment(context, options.environmentId);
  const agent = await findAgent(context, environmentId, name);
  if (!agent) {
    throw new Failure(
      `There is no agent ${name}.`,
      `Find it: data-import agents list --environment-id ${environmentId}`,
    );
  }
  const readLogs = createLogReader(context, agent.id, environmentId);
  yield* (await readLogs()).slice(-options.limit);
  while (options.follow) {
    await sleep(pauseMs, undefined, { signal: context.signal });
    yield* await readLogs();
  }
}
