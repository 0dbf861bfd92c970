import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { listMessageProblems } from "./check-messages.ts";
import type { MessageCodeEntry, MessageLanguage, MessageTable } from "./read/index.ts";

/** The texts of a code beside `text`. */
const parts = ["heading", "outcome", "label", "remedy"] as const;

type Texts = { readonly text: string } & { readonly [Part in (typeof parts)[number]]?: string };

/** The English entry of a code. A `beginning` is put before the texts of all with `inSheet`. */
type Entry = Texts &
  Partial<Omit<MessageCodeEntry, "code" | "of">> & {
    readonly of: MessageCodeEntry["of"] | "beginning";
    readonly inSheet?: true;
  };

const beginning = "in_sheet";

/** Reads `messages.yaml` and the languages below `messages/`; throws a sentence for everything that is wrong with them. */
export async function readMessages(folder = join(import.meta.dirname, "shared")): Promise<MessageTable> {
  const entries: Readonly<Record<string, Entry>> = parse(
    await readFile(join(folder, "messages.yaml"), "utf8"),
    {
      merge: true,
    },
  );
  const { params: ofSheet = {} } = entries[beginning] ?? {};
  const isCode = ([code]: [string, Entry]) => code !== beginning;
  const codes = Object.entries(entries)
    .filter(isCode)
    .map(([code, { of, meaning = "", params = {}, inSheet }]): MessageCodeEntry => {
      const optional = Object.entries(ofSheet).map(([name, param]) => [name, { ...param, optional: true }]);
      return {
        code,
        of: of as MessageCodeEntry["of"],
        meaning,
        params: { ...params, ...(inSheet && Object.fromEntries(optional)) },
      };
    });
  const begins = new Set(Object.keys(entries).filter((code) => entries[code]?.inSheet));
  const english = {
    language: "en",
    direction: "ltr" as const,
    separator: ", ",
    conjunction: " and ",
    quotes: ['"', '"'] as const,
    texts: flatten(entries, begins),
  };
  const names = (await readdir(join(folder, "messages"))).filter((name) => name.endsWith(".yaml")).sort();
  const others = await Promise.all(
    names.map(async (name): Promise<MessageLanguage> => {
      const { texts, ...language } = parse(await readFile(join(folder, "messages", name), "utf8"));
      return { ...language, texts: flatten(texts, begins) };
    }),
  );
  const table = { codes, languages: [english, ...others] };
  const problems = listMessageProblems(table);
  if (problems.length > 0) throw new Error(`The texts of messages are not right.\n${problems.join("\n")}`);
  return table;
}

/** The texts by their keys: the code, or the code and the name of a further part. */
function flatten(
  entries: Readonly<Record<string, string | Texts>>,
  begins: ReadonlySet<string>,
): Record<string, string> {
  const textOf = (entry: string | Texts = "") => (typeof entry === "string" ? entry : entry.text);
  const flat: Record<string, string> = {};
  for (const [code, entry] of Object.entries(entries)) {
    if (code === beginning) continue;
    const start = begins.has(code)
      ? `{inSheet, select, absent {} other {${textOf(entries[beginning])}}}`
      : "";
    flat[code] = start + textOf(entry);
    if (typeof entry === "string") continue;
    for (const part of parts) if (entry[part] !== undefined) flat[`${code}.${part}`] = entry[part];
  }
  return flat;
}
