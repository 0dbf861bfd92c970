/** A program of a README: its unchanged code blocks. */
export interface Program {
  /** The package and the line of the README at which the block begins, such as `client-line-12`. */
  readonly name: string;
  /** The heading above the block. */
  readonly heading: string;
  readonly source: string;
  /** The other packages that it needs: Vitest runs it, or it imports them. */
  readonly companion?: "vitest" | "msw" | "playwright";
}

const fence = /^```ts\n(.*?)^```$/gms;
const begins = /\bcreate(\w*Client|Mock|Service)\(|from "@data-import\/mock\/vitest"/;
const importsCompanion = /from "@data-import\/mock\/(vitest|msw|playwright)"/;

/**
 * Reads the ts blocks of a README as programs, one for each block. A block that creates a client, a mock or a service,
 * or is the first of a suite, is a separate program; any other continues the last such block, like a person who reads
 * from the top.
 */
export function readPrograms(packageName: string, markdown: string): Program[] {
  let beginning = "";
  return [...markdown.matchAll(fence)].map(({ 1: block = "", index }) => {
    const above = markdown.slice(0, index);
    const source = begins.test(block) ? block : `${beginning}${block}`;
    if (begins.test(block)) beginning = `${block}\n`;
    const companion = importsCompanion.exec(source)?.[1] as Program["companion"];
    return {
      name: `${packageName}-line-${above.split("\n").length + 1}`,
      heading: [...above.matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? packageName,
      source,
      ...(companion && { companion }),
    };
  });
}

const exampleInComment = /^[ \t]*\* ```ts\n(.*?)^[ \t]*\* ```$/gms;
const commentMargin = /^[ \t]*\* ?/gm;

/**
 * Reads the examples in the comments of a declaration file as one program: each continues with
 * an `api` that is there, and none sees the names of another. Nothing where there are no examples.
 */
export function readExamples(name: string, declarations: string, beginning: string): Program[] {
  const blocks = [...declarations.matchAll(exampleInComment)].map(
    ([, block = ""]) => `{\n${block.replace(commentMargin, "")}}\n`,
  );
  if (blocks.length === 0) return [];
  return [{ name, heading: "examples in comments", source: `${beginning}\n${blocks.join("")}` }];
}
