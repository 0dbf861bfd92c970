import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Tarball } from "./pack.ts";

/** The command that writes the lists anew. */
export const updateCommand = "pnpm --filter @data-import/release run contents";

const mustNotBePublished: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /(^|\/)(test|tests|__tests__)\/|\.(test|test-d|spec)\.[cm]?[jt]sx?$/, what: "a test" },
  { pattern: /\.tsbuildinfo$/, what: "the compiler's own notes" },
  { pattern: /(^|\/)\.(?!\.)|\.(pem|key|p12|pfx)$|(^|\/)id_(rsa|ed25519)/, what: "hidden or secret" },
  { pattern: /\.(log|tgz|orig|bak)$/, what: "a leftover" },
];

/** Where the committed list of a package's files is. */
export function findContentsFile(shortName: string): string {
  return fileURLToPath(new URL(`../contents/${shortName}.txt`, import.meta.url));
}

/** The files that a package should have, one path per line in the committed list. */
export function readContents(shortName: string): string[] {
  return readFileSync(findContentsFile(shortName), "utf8").trimEnd().split("\n");
}

/**
 * The paths of a tarball as its list has them, with `*` where names change with every edit: those of joined files, of
 * the site's assets and of its many pages, which follow from the description. The changelog is not among them: it comes
 * with the first release.
 */
export function nameContents({ files }: Pick<Tarball, "files">): string[] {
  const names = files.map((path) =>
    path
      .replace(/(\/shared\/chunk)-\w{8}(?=\.js)/, "$1-*")
      .replace(/(\/assets\/[a-z-]+)-[\w-]{10}(?=\.)/, "$1-*")
      .replace(/^(dist\/site\/(?!assets\/)[a-z]+)\/.+?(?=\.[a-z.]+$)/, "$1/*"),
  );
  return [...new Set(names)].filter((path) => path !== "CHANGELOG.md").sort();
}

/** Writes the list of a package; what must not be published is left out, so that its test goes on failing. */
export function writeContents(tarball: Tarball): void {
  const { shortName, files } = tarball;
  const allowed = nameContents(tarball).filter((path) => findReason(path, files) === undefined);
  writeFileSync(findContentsFile(shortName), `${allowed.join("\n")}\n`);
}

/** Says of each file that must not be published why; nothing when all may be. */
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
  const older = "left of an older build: delete the dist folder and build again";
  // The name of an asset says what is in it, and turbo brings one build back over another.
  const shape = asset.test(path) ? path.replace(asset, "$1") : undefined;
  if (shape !== undefined && files.filter((file) => file.replace(asset, "$1") === shape).length > 1)
    return `a double, perhaps ${older}`;
  // The compiler never removes what it wrote for a source that is gone.
  const [, stem] = /^dist\/(.+?)(?:\.d)?\.[jt]s(?:\.map)?$/.exec(path) ?? [];
  const isJoined = stem?.startsWith("shared/");
  const isCompiled = stem !== undefined && !isJoined && files.includes(`dist/${stem}.js.map`);
  if (!isCompiled || files.includes(`src/${stem}.ts`)) return undefined;
  return older;
}
