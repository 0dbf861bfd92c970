import { OptionError } from "@data-import/front/command";
import type { AgentOptions } from "../service/backend.ts";
import { type CommandOptions, readCount } from "./options.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the sandbox of agents, if this process runs agents and the package `@data-import/agents` is installed. Throws an
 * `OptionError` for an invalid variable, and if the package is missing although `--roles` names agents.
 */
export async function openAgents(
  { roles, hasUsualRoles }: CommandOptions,
  environment: Environment,
): Promise<AgentOptions | undefined> {
  if (!roles.includes("agents")) return undefined;
  const { AGENTS_URL: url, AGENT_HOSTS: hosts, AGENT_VARIABLES: variables = "" } = environment;
  const isAlone = !roles.includes("http");
  if (isAlone && !url) {
    throw new OptionError(
      "AGENTS_URL is missing: a process that runs agents and takes no requests needs the address of the service, such as https://import.example/v1.",
    );
  }
  if (url && !/^https?:\/\/[^/?#]+(\/[^?#]*)?\/v1$/.test(url)) {
    throw new OptionError("AGENTS_URL must look like https://import.example/v1.");
  }
  const seconds = readCount(environment, "AGENT_SECONDS");
  const settings = {
    timeLimit: seconds && seconds * 1000,
    memoryLimit: readCount(environment, "AGENT_MEMORY"),
    logLimit: readCount(environment, "AGENT_LOG"),
    hosts: hosts ? hosts.split(",").map((host) => host.trim()) : [],
    variables: readVariables(variables),
  };
  const atOnce = readCount(environment, "AGENTS_AT_ONCE");
  const limits = {
    runs: readCount(environment, "AGENT_RUNS"),
    chainedRuns: readCount(environment, "AGENT_CHAINED_RUNS"),
    chain: readCount(environment, "AGENT_CHAIN"),
  };
  const createSandbox = await findPackage();
  if (createSandbox !== undefined) {
    return { sandbox: createSandbox(settings), atOnce, limits, ...(url && { url }) };
  }
  if (hasUsualRoles) return undefined;
  throw new OptionError(
    "The package @data-import/agents is not installed. Install it beside the service, or leave agents out of --roles.",
  );
}

/** Names of the environment of agents that programs of an ecosystem read. */
const presets: Readonly<Record<string, string>> = {
  flatfile:
    "FLATFILE_API_KEY=token,FLATFILE_BEARER_TOKEN=token,FLATFILE_API_URL=base,AGENT_INTERNAL_URL=base",
};

/** Reads `SHOP_KEY=token,SHOP_URL=url`, or the name of a preset. */
function readVariables(text: string): Readonly<Record<string, string>> {
  const parts = (presets[text] ?? text).split(",").map((part) => part.trim());
  const found = parts
    .filter((part) => part !== "")
    .map((part) => /^([A-Z_]\w*)=(token|url|base)$/i.exec(part));
  if (found.includes(null)) {
    const known = Object.keys(presets).join(", ");
    throw new OptionError(
      `AGENT_VARIABLES must look like SHOP_KEY=token,SHOP_URL=url, with token, url or base for each name; or it is one of: ${known}.`,
    );
  }
  return Object.fromEntries(found.map((match) => [match?.[1], match?.[2]]));
}

/** Whether `openAgents` opens a sandbox, in this or in another thread, whose agents have no other address of the service. */
export function needsAgentPort({ roles }: CommandOptions, { AGENTS_URL: url }: Environment): boolean {
  if (!roles.includes("agents") || url) return false;
  try {
    return import.meta.resolve(packageName) !== "";
  } catch {
    return false;
  }
}

/** `createSandbox` of the optional package. */
type CreateSandbox = (settings: object) => AgentOptions["sandbox"];

// In a variable, because the package is built after the service, and may be missing.
const packageName: string = "@data-import/agents";

async function findPackage(): Promise<CreateSandbox | undefined> {
  try {
    return ((await import(packageName)) as { readonly createSandbox: CreateSandbox }).createSandbox;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
