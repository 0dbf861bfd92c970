/** A program of a README: its unchanged code blocks. */
export interface Program {
  /** The package and the line of the README at which the block begins, such as `client-line-12`. */
  readonly name: string;
  /** The heading above the block. */
  readonly heading: string;
  readonly source: string;
  /**
   * The whole output that the README shows for it: the `text` blocks after its blocks. `…` stands for a part of a line
   * that is different in each run.
   */
  readonly shown: string;
  /** The other packages that it needs: Vitest runs it, or it imports them. */
  readonly companion?: "vitest" | "msw" | "playwright";
}

const fence = /^```(ts|text)\n(.*?)^```$/gms;
const begins = /\bcreate(\w*Client|Mock|Service)\(|from "@data-import\/mock\/vitest"/;
const importsCompanion = /from "@data-import\/mock\/(vitest|msw|playwright)"/;

/**
 * Reads the ts blocks of a README as programs, one for each block. A block that creates a client, a mock or a service,
 * or is the first of a suite, is a separate program; any other continues the last such block, like a person who reads
 * from the top. A `text` block directly after a ts block is its output; throws for a `text` block anywhere else, because
 * nothing would check it.
 */
export function readPrograms(packageName: string, markdown: string): Program[] {
  const blocks = [...markdown.matchAll(fence)].map(({ 0: whole, 1: language, 2: content = "", index }) => {
    return { isOutput: language === "text", content, index, end: index + whole.length };
  });
  let beginning = { source: "", shown: "" };
  return blocks.flatMap(({ isOutput, content, index }, at) => {
    const above = markdown.slice(0, index);
    const line = above.split("\n").length;
    if (isOutput) {
      const before = blocks[at - 1];
      const isAfterProgram = before?.isOutput === false && markdown.slice(before.end, index).trim() === "";
      if (isAfterProgram) return [];
      throw new Error(`${packageName}, line ${line}: this output does not stand directly after its program.`);
    }
    const output = blocks[at + 1]?.isOutput === true ? blocks[at + 1]?.content : undefined;
    const isBeginning = begins.test(content);
    const source = isBeginning ? content : `${beginning.source}${content}`;
    const shown = `${isBeginning ? "" : beginning.shown}${output ?? ""}`;
    if (isBeginning) beginning = { source: `${content}\n`, shown };
    const companion = importsCompanion.exec(source)?.[1] as Program["companion"];
    return {
      name: `${packageName}-line-${line + 1}`,
      heading: [...above.matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? packageName,
      source,
      shown,
      ...(companion && { companion }),
    };
  });
}

/** The output of a program, with `…` in place of the parts of lines for which the shown output has it. */
export function hideVaryingParts(printed: string, shown: string): string {
  const shownLines = shown.split("\n");
  const hide = (line: string, at: number) => {
    const parts = (shownLines[at] ?? "")
      .split("…")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`).test(line) ? (shownLines[at] ?? "") : line;
  };
  return printed.split("\n").map(hide).join("\n");
}

const exampleInComment = /^[ \t]*\* ```ts\n(.*?)^[ \t]*\* ```$/gms;
const commentMargin = /^[ \t]*\* ?/gm;

/**
 * Reads the examples in the comments of a declaration file as one program: each continues with
 * an `api` that is there, and none sees the names of another. Nothing where there are no examples.
 */
export function readExamples(
  name: string,
  declarations: string,
  beginning: string,
): Omit<Program, "shown">[] {
  const blocks = [...declarations.matchAll(exampleInComment)].map(
    ([, block = ""]) => `{\n${block.replace(commentMargin, "")}}\n`,
  );
  if (blocks.length === 0) return [];
  return [{ name, heading: "examples in comments", source: `${beginning}\n${blocks.join("")}` }];
}
