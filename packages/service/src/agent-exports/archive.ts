import { posix } from "node:path";
import type { AgentConfig, AgentExportType } from "@data-import/types";
import type { AgentWithConfig } from "../agents/agents.ts";
import { JobFailed } from "../domain/errors.ts";
import { readJson } from "../storage/rows/columns.ts";

/** A file of an archive. */
interface ArchiveFile {
  readonly path: string;
  readonly text: string;
}

/** The parts of a source map that hold the original files. */
interface SourceMap {
  readonly sourceRoot?: string;
  readonly sources?: readonly (string | null)[];
  readonly sourcesContent?: readonly (string | null)[];
}

/**
 * Creates a zip archive of an agent.
 * @param others the other agents that the service manages; `SYSTEM_COMBINED` adds them
 */
export async function createArchive(
  exportType: AgentExportType,
  agent: AgentWithConfig,
  others: readonly AgentWithConfig[],
): Promise<AsyncIterable<Uint8Array>> {
  const { ZipFile } = await import("yazl");
  const zip = new ZipFile();
  // The same agent always gives the same archive.
  const mtime = new Date(agent.updated_at);
  const taken = new Set<string>();
  for (const one of [agent, ...others]) {
    const folder = exportType === "SYSTEM_COMBINED" ? `${findFree(toFileName(one.slug), taken)}/` : "";
    for (const { path, text } of listFiles(exportType, one)) {
      zip.addBuffer(Buffer.from(text), folder + path, { mtime });
    }
  }
  zip.end();
  return zip.outputStream as unknown as AsyncIterable<Uint8Array>;
}

function listFiles(exportType: AgentExportType, agent: AgentWithConfig): ArchiveFile[] {
  const config = readJson<AgentConfig>(agent.config) ?? {};
  const { source, sourceMap, ...settings } = config;
  const described = [
    { path: "agent.json", text: writeJson({ ...settings, slug: agent.slug, version: agent.version }) },
    { path: "package.json", text: writeJson(describePackage(agent, config)) },
  ];
  return [...described, ...(exportType === "SOURCE" ? listOriginals(config) : [writeInlined(agent, config)])];
}

function describePackage({ slug, version }: AgentWithConfig, { packageVersions = {} }: AgentConfig): object {
  return {
    name: toFileName(slug),
    version: `${version}.0.0`,
    private: true,
    type: "module",
    dependencies: packageVersions,
  };
}

/** The original files from the source map. Code without a source map is its own original. */
function listOriginals({ source, sourceMap }: AgentConfig): ArchiveFile[] {
  if (source === undefined) {
    throw new JobFailed({ code: "agent_without_source" });
  }
  if (sourceMap === undefined) return [{ path: "src/index.js", text: source }];
  const { sources = [], sourcesContent = [], sourceRoot = "" } = readSourceMap(sourceMap);
  const taken = new Set<string>();
  const files = sources.flatMap((name, index): ArchiveFile[] => {
    const text = sourcesContent[index];
    if (typeof name !== "string" || typeof text !== "string") return [];
    return [{ path: findFree(`src/${toSafePath(posix.join(sourceRoot, name))}`, taken), text }];
  });
  if (files.length > 0) return files;
  throw new JobFailed({ code: "source_map_without_content" });
}

function readSourceMap(text: string): SourceMap {
  try {
    const map: unknown = JSON.parse(text);
    if (typeof map === "object" && map !== null) return map as SourceMap;
  } catch {
    // The error below is the same as for JSON that is not a source map.
  }
  throw new JobFailed({ code: "source_map_malformed" });
}

/** The code as it runs. For an agent that uses a template, the code contains only its settings. */
function writeInlined({ slug }: AgentWithConfig, { source, ...settings }: AgentConfig): ArchiveFile {
  const constant = () => `export const agent = ${JSON.stringify({ ...settings, slug }, null, 2)};\n`;
  return { path: "index.js", text: source ?? constant() };
}

/** A name that is not taken: two files with the same name would overwrite each other when the archive is unpacked. */
function findFree(path: string, taken: Set<string>): string {
  let free = path;
  for (let count = 2; taken.has(free); count++) free = `${path}-${count}`;
  taken.add(free);
  return free;
}

/** A path that stays below the folder that the archive is unpacked to. */
function toSafePath(path: string): string {
  const parts = path
    .replace(/^[a-z][a-z0-9+.-]*:\/*/i, "")
    .split(/[/\\]/)
    .filter((part) => part !== "" && part !== "." && part !== "..");
  return parts.map((part) => part.replace(/[^\w.@+ -]/g, "_")).join("/") || "index.js";
}

/** Letters, digits, dots and dashes, which every file system and package manager accepts. */
function toFileName(slug: string): string {
  return (
    slug
      .toLowerCase()
      .replace(/[^a-z0-9.-]+/g, "-")
      .replace(/^[.-]+/, "") || "agent"
  );
}

function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
