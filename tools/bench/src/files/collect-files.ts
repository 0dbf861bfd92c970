import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { extname, join, relative } from "node:path";
import { runCommand } from "../measure.ts";
import { packages, readers } from "./packages.ts";

/** A file of a package. */
export interface CorpusFile {
  readonly path: string;
  /** With the name of its package. */
  readonly name: string;
  /** The kind of file that its name says, such as `CSV`. */
  readonly kind: string;
}

/** What the bench downloaded, outside of the repository. */
export interface Corpus {
  readonly python: string;
  readonly tables: readonly CorpusFile[];
  /** Files that are not tables. */
  readonly others: readonly CorpusFile[];
}

const limit = 600_000;
/** Larger files measure time, which other suites do. */
const mostBytes = 1_000_000;

const kinds: Readonly<Record<string, string>> = {
  csv: "CSV",
  tsv: "CSV",
  tab: "CSV",
  txt: "CSV",
  xlsx: "XLSX",
  xlsm: "XLSX",
  xls: "XLS",
  xlsb: "XLSB",
  ods: "ODS",
  json: "JSON",
  jsonl: "JSON",
  ndjson: "JSON",
  html: "HTML",
  htm: "HTML",
  zip: "packed",
  gz: "packed",
};
const others = /^(?:png|jpe?g|gif|ico|pdf|db|sqlite3?|sav|dta|dbf|feather|bin|7z|whl|docx|gpg|xz|bz2)$/;

/** Downloads the packages and the readers, once; gives what is in them. Undefined if Python is missing. */
export function collectFiles(): Corpus | undefined {
  const cache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "data-import-bench");
  const key = createHash("sha256")
    .update(JSON.stringify([packages, readers]))
    .digest("hex")
    .slice(0, 12);
  const folder = join(cache, `files-${key}`);
  if (!existsSync(folder) && !fill(folder)) return undefined;
  const all = packages.flatMap(({ name }) =>
    listFiles(join(folder, "packages", name), join(folder, "packages")),
  );
  return {
    python: join(folder, "python", "bin", "python"),
    tables: all.filter(({ kind }) => kind !== ""),
    others: all.filter(({ path }) => others.test(extname(path).slice(1).toLowerCase())),
  };
}

/** Fills the folder at once, so that a run that was stopped leaves nothing behind that looks complete. */
function fill(folder: string): boolean {
  const filling = `${folder}-${process.pid}`;
  try {
    mkdirSync(filling, { recursive: true });
    // A folder of programs in Python cannot be moved: it is where it will be from the start.
    runCommand("python3", ["-m", "venv", join(filling, "pip")], filling, limit);
  } catch {
    rmSync(filling, { recursive: true, force: true });
    return false;
  }
  const pip = join(filling, "pip", "bin", "pip");
  for (const { name, version, sha256 } of packages) {
    const wanted = join(filling, "wanted.txt");
    writeFileSync(wanted, `${name}==${version} --hash=sha256:${sha256}\n`);
    const packed = join(filling, "packed", name);
    const args = ["download", "--quiet", "--no-deps", "--no-binary", ":all:", "--require-hashes"];
    runCommand(pip, [...args, "--dest", packed, "--requirement", wanted], filling, limit);
    const [archive = ""] = readdirSync(packed);
    const target = join(filling, "packages", name);
    mkdirSync(target, { recursive: true });
    runCommand("tar", ["--extract", "--file", join(packed, archive), "--directory", target], filling, limit);
  }
  rmSync(join(filling, "packed"), { recursive: true });
  rmSync(join(filling, "pip"), { recursive: true });
  renameSync(filling, folder);
  runCommand("python3", ["-m", "venv", join(folder, "python")], folder, limit);
  runCommand(join(folder, "python", "bin", "pip"), ["install", "--quiet", ...readers], folder, limit);
  return true;
}

function listFiles(folder: string, root: string): CorpusFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && isTable(path))
    .map((path) => ({
      path,
      name: relative(root, path),
      kind: kinds[extname(path).slice(1).toLowerCase()] ?? "",
    }));
}

/** Files about the package itself are no tables, and JSON is one if it is a list. */
function isTable(path: string): boolean {
  const { size } = statSync(path);
  if (size === 0 || size > mostBytes) return false;
  if (/\.egg-info|requirements|LICEN[CS]E|README|\/assets\/|output-unzipped|\/docs?\//i.test(path))
    return false;
  return !/\.json$/i.test(path) || readFileSync(path, "utf8").trimStart().startsWith("[");
}
