import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  /** How old packages say it. */
  readonly licenses?: readonly { readonly type: string }[];
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

/**
 * The notices of every package that these files come from, under an introduction; throws if one does not state
 * its licence.
 */
export function gatherLicences(introduction: string, files: readonly string[]): string {
  const folders = new Set(files.filter((file) => file.includes("node_modules")).map(packageFolder));
  const notices = new Map<string, string>();
  for (const folder of folders) {
    const manifest = readManifest(folder);
    const title = `${manifest.name} ${manifest.version}`;
    const licence = manifest.license ?? manifest.licenses?.map(({ type }) => type).join(" or ");
    if (licence === undefined) throw new Error(`${title} does not say what its licence is.`);
    const texts = readdirSync(folder)
      .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
      .sort()
      .map((file) => readFileSync(join(folder, file), "utf8").trim());
    notices.set(
      title,
      [title, `Licence: ${licence}`, `Source: ${source(manifest)}`, "", ...texts].join("\n"),
    );
  }
  const sorted = [...notices].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, notice]) => notice);
  const line = "-".repeat(80);
  return `${introduction}

${line}
${sorted.join(`\n\n${line}\n`)}
`;
}

function packageFolder(file: string): string {
  let folder = dirname(file);
  // Folders inside a package may hold a package.json that only says `"type"`.
  while (readManifest(folder).name === undefined || readManifest(folder).version === undefined) {
    folder = dirname(folder);
  }
  return folder;
}

function readManifest(folder: string): Manifest {
  const path = join(folder, "package.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

function source({ homepage, repository, name }: Manifest): string {
  const url = typeof repository === "string" ? repository : repository?.url;
  return (url ?? homepage ?? `the npm package ${name}`).replace(/^git\+/, "");
}
