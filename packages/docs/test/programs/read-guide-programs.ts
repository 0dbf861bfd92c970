import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Part, Program, ProgramFile, ShownOutput } from "./program.ts";

/** The note of a result that only one of them gives: the mock responds with its examples, a new service is empty. */
const onlyFrom = /^from=(mock|service)$/;

/** The note of a script that uses what an earlier command of it has made: the mock keeps nothing. */
const fromService = "from=service";

/** A fenced block of a guide. */
interface Block {
  /** The line of its opening fence. */
  readonly line: number;
  readonly language: string;
  /** The text after the language: `standalone`, `no-run="reason"`, `file=products.csv`. */
  readonly note: string;
  readonly lines: readonly string[];
  shown?: ShownOutput;
}

/**
 * The programs of all guides in a folder. The `ts` blocks of a guide are one program, so that each may use what those
 * before it declare; `ts standalone` is one of its own, and so is each `sh` block, with the service only if it is `sh from=service`. `text` or `json` after a block is
 * what it prints, with the mock and with the service; with `from=mock` or `from=service` only with that one. A block with `file=<name>` is a file beside the programs, `no-run="<reason>"` is shown only, and so
 * is what has no language. Throws on anything else.
 */
export function readGuidePrograms(folder: string): Program[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name) => readGuide(join(folder, name)));
}

function readGuide(path: string): Program[] {
  const place = join("content", basename(dirname(path)), basename(path));
  const lines = readFileSync(path, "utf8").split("\n");
  const runnable: Block[] = [];
  const files: ProgramFile[] = [];
  let last: Block | undefined;
  for (const block of listBlocks(place, lines)) {
    const kind = readKind(place, block);
    if (kind.file) files.push({ name: kind.file, line: block.line, content: `${block.lines.join("\n")}\n` });
    if (kind.runs) runnable.push(block);
    if (kind.isOutput) attachOutput(place, last, block);
    else last = kind.runs ? block : undefined;
  }
  const isJoined = ({ language, note }: Block) => language === "ts" && note === "";
  const groups = [
    runnable.filter(isJoined),
    ...runnable.filter((block) => !isJoined(block)).map((block) => [block]),
  ];
  return groups
    .filter((blocks) => blocks.length > 0)
    .map((blocks) => {
      return {
        place,
        language: blocks[0]?.language as "ts" | "sh",
        ...joinBlocks(lines.length, blocks),
        files,
        ...(blocks[0]?.note === fromService && { needs: "service" as const }),
      };
    });
}

/** The blocks on the same lines as in the guide, so that messages name the right line. */
function joinBlocks(length: number, blocks: readonly Block[]): { code: string; parts: Part[] } {
  const code = Array.from({ length }, () => "");
  for (const { line, lines } of blocks) code.splice(line, lines.length, ...lines);
  return {
    code: code.join("\n"),
    parts: blocks.map(({ line, shown }) => ({ line, ...(shown && { shown }) })),
  };
}

function listBlocks(place: string, lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; info: string } | undefined;
  for (const [at, text] of lines.entries()) {
    if (!/^\s*```/.test(text)) continue;
    if (/^\s/.test(text)) throw new Error(`${place}:${at + 1}: A fence begins at the start of its line.`);
    if (!open) {
      open = { line: at + 1, info: text.slice(3).trim() };
      continue;
    }
    const [, language = "", note = ""] = /^(\S*)\s*(.*)$/.exec(open.info) ?? [];
    blocks.push({ line: open.line, language, note, lines: lines.slice(open.line, at) });
    open = undefined;
  }
  if (open) throw new Error(`${place}:${open.line}: The block is not closed.`);
  return blocks;
}

function readKind(
  place: string,
  { line, language, note }: Block,
): { runs?: boolean; isOutput?: boolean; file?: string | undefined } {
  if (language === "" || /^no-run="[^"]+"$/.test(note)) return {};
  const [, file] = /^file=([\w.-]+)$/.exec(note) ?? [];
  if (file) return { file };
  if ((language === "text" || language === "json") && (note === "" || onlyFrom.test(note)))
    return { isOutput: true };
  if (language === "ts" && (note === "" || note === "standalone")) return { runs: true };
  if (language === "sh" && (note === "" || note === fromService)) return { runs: true };
  throw new Error(
    `${place}:${line}: Nothing checks a block that is "${language} ${note}". ` +
      'Write ts, ts standalone, sh, sh from=service, text or json (with from=mock or from=service if only that one prints it); file=<name> or no-run="<reason>" after any language.',
  );
}

function attachOutput(place: string, block: Block | undefined, { line, lines, language, note }: Block): void {
  if (!block)
    throw new Error(
      `${place}:${line}: This is shown as a result, but there is no block before it that is run.`,
    );
  if (block.shown) throw new Error(`${place}:${line}: The block in line ${block.line} already has a result.`);
  const [, from] = onlyFrom.exec(note) ?? [];
  block.shown = {
    line,
    text: lines.join("\n"),
    isJson: language === "json",
    ...(from && { from: from as "mock" | "service" }),
  };
}
