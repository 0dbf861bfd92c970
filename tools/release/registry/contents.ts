import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Tarball } from "./pack.ts";

/** The command that writes the lists again. */
export const updateCommand = "pnpm --filter @data-import/release run contents";

const mustNotBePublished: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /(^|\/)(test|tests|__tests__)\/|\.(test|test-d|spec)\.[cm]?[jt]sx?$/, what: "a test" },
  { pattern: /\.tsbuildinfo$/, what: "the compiler's own notes" },
  { pattern: /(^|\/)\.(?!\.)|\.(pem|key|p12|pfx)$|(^|\/)id_(rsa|ed25519)/, what: "hidden or secret" },
  { pattern: /\.(log|tgz|orig|bak)$/, what: "a leftover" },
];

/** The path of the committed list of a package's files. */
export function findContentsFile(shortName: string): string {
  return fileURLToPath(new URL(`./contents/${shortName}.txt`, import.meta.url));
}

/** The files that a package should have, one path per line in the committed list. */
export function readContents(shortName: string): string[] {
  return readFileSync(findContentsFile(shortName), "utf8").trimEnd().split("\n");
}

/**
 * The paths of a tarball in the format of its list. Names that change with every edit have a `*`: those of joined
 * files, of the site's assets and of its many pages, which follow from the description. The changelog is not among
 * them: it comes with the first release.
 */
export function nameContents({ files }: Pick<Tarball, "files">): string[] {
  const names = files.map((path) =>
    path
      .replace(/(\/(?:shared|page)\/[a-z-]+)-[A-Z0-9]{8}(?=\.(?:js|css))/, "$1-*")
      .replace(/(\/assets\/[a-z-]+)-[\w-]{10}(?=\.)/, "$1-*")
      .replace(/^(dist\/site\/(?!assets\/)[a-z]+)\/.+?(?=\.[a-z.]+$)/, "$1/*"),
  );
  return [...new Set(names)].filter((path) => path !== "CHANGELOG.md").sort();
}

/** Writes the list of a package without files that must not be published, so that its test still fails for them. */
export function writeContents(tarball: Tarball): void {
  const { shortName, files } = tarball;
  const allowed = nameContents(tarball).filter((path) => findReason(path, files) === undefined);
  writeFileSync(findContentsFile(shortName), `${allowed.join("\n")}\n`);
}

/** The reason for each file that must not be published; empty if all may be. */
export function findUnwanted(files: readonly string[]): string[] {
  return files.flatMap((path) => {
    const reason = findReason(path, files);
    return reason === undefined ? [] : [`${path} is ${reason}.`];
  });
}

const asset = /^(.+\/assets\/[a-z-]+)-[\w-]{10}(?=\.[a-z]+$)/;

function findReason(path: string, files: readonly string[]): string | undefined {
  const what = mustNotBePublished.find(({ pattern }) => pattern.test(path))?.what;
  if (what !== undefined) return `${what}: leave it out by "files" in package.json`;
  const older = "from an older build: delete the dist folder and build again";
  // The names of assets depend on their content, and turbo restores one build over another.
  const shape = asset.test(path) ? path.replace(asset, "$1") : undefined;
  if (shape !== undefined && files.filter((file) => file.replace(asset, "$1") === shape).length > 1)
    return `a duplicate, perhaps ${older}`;
  // The compiler never removes the output of a deleted source.
  const [, stem] = /^dist\/(.+?)(?:\.d)?\.[jt]s(?:\.map)?$/.exec(path) ?? [];
  const isJoined = stem?.startsWith("shared/");
  const isCompiled = stem !== undefined && !isJoined && files.includes(`dist/${stem}.js.map`);
  if (!isCompiled || files.includes(`src/${stem}.ts`)) return undefined;
  return older;
}
