import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { formatSize, type Row } from "../table.ts";

const folder = join(dirname(fileURLToPath(import.meta.resolve("@data-import/importer/page"))), "page");

/**
 * What the first load may have, with one language, and what a part may have that is loaded later; in bytes of gzip. A part had
 * 16,000 before the screen of records had views, calculations below the columns, and the end of an import session; and 16,500
 * before new records waited for the connection, and everything that was not saved was listed.
 */
const budgets = { first: 45_000, later: 18_000 };

/** The bytes of the page as it travels, by what a person waits for. */
export function* measureSize(): Generator<Row> {
  const scripts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  const others = readdirSync(folder).filter((name) => /\.(html|css)$/.test(name));
  const [main = ""] = [...scripts.keys()].filter((name) => name.startsWith("main-"));
  const first = listStatic(main, scripts);
  const language = [...scripts.keys()].filter((name) => name.startsWith("en-"));
  const known = new Set([...first, ...listStatic(language[0] ?? "", scripts)]);
  const bytes = sum([...known, ...others]);
  yield {
    claim: "first load: page, client and one language",
    value: formatSize(bytes),
    detail: `${known.size + others.length} files, gzip -9`,
    budget: `≤ ${formatSize(budgets.first)}`,
    ok: bytes <= budgets.first,
  };
  for (const name of scripts.keys()) {
    if (known.has(name) || name.startsWith("chunk-")) continue;
    const parts = [...listStatic(name, scripts)].filter((part) => !known.has(part));
    const size = sum(parts);
    yield {
      claim: `later: ${name.replace(/-[A-Z0-9]{8}\.js$/, "")}`,
      value: formatSize(size),
      detail: "",
      budget: `≤ ${formatSize(budgets.later)}`,
      ok: size <= budgets.later,
    };
  }
}

function sum(names: readonly string[]): number {
  return names.reduce(
    (all, name) => all + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
    0,
  );
}

/** A script and what it imports at once, without what it loads later. */
function listStatic(
  name: string,
  scripts: ReadonlyMap<string, string>,
  seen = new Set<string>(),
): Set<string> {
  const text = scripts.get(name);
  if (text === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const [, wanted = ""] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    listStatic(wanted, scripts, seen);
  }
  return seen;
}
