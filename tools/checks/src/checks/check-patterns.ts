import { readFileSync } from "node:fs";
import { join } from "node:path";
import jsTokens from "js-tokens";
import { analyse } from "scslre";
import { type SlowPattern, slowPatterns } from "./slow-patterns.ts";
import { listFiles } from "./workspace.ts";

const sources = /^(spec|packages|tools)\/.*\.(tsx?|mjs|js)$/;
const descriptions = /^spec\/(schemas|shared|paths)\/.*\.yaml$/;

/** A regular expression in a file. */
interface Pattern {
  readonly path: string;
  readonly line: number;
  /** With its slashes and flags. */
  readonly literal: string;
}

/**
 * Regular expressions that can take time that grows faster than the length of the text: with the square of the length, or
 * worse. One sentence each; also for exceptions in slow-patterns.ts that are no longer needed.
 */
export function checkPatterns(root: string): string[] {
  const found = listFiles(root).flatMap((path) => {
    if (!sources.test(path) && !descriptions.test(path)) return [];
    const text = readFileSync(join(root, path), "utf8");
    const patterns = sources.test(path) ? readLiterals(path, text) : readKeywords(path, text);
    return patterns.filter(({ literal }) => isSlow(literal));
  });
  const covers = ({ files, pattern }: SlowPattern, one: Pattern) =>
    files.test(one.path) && (pattern === undefined || pattern === one.literal);
  const unused = slowPatterns.filter((exception) => !found.some((one) => covers(exception, one)));
  return [
    ...found
      .filter((one) => !slowPatterns.some((exception) => covers(exception, one)))
      .map(
        ({ path, line, literal }) =>
          `${path}:${line}: the time of ${literal} can grow with the square of the length of a text. Change it, or add it to tools/checks/src/checks/slow-patterns.ts with a reason.`,
      ),
    ...unused.map(
      ({ files, pattern = "the exception" }) =>
        `tools/checks/src/checks/slow-patterns.ts: ${pattern} for ${files} is not needed. Remove it.`,
    ),
  ];
}

/** The literals of a TypeScript or JavaScript file. */
function readLiterals(path: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  let line = 1;
  for (const { type, value } of jsTokens(text, { jsx: path.endsWith(".tsx") })) {
    // Without types, a division can look like a literal; its flags are wrong then.
    if (type === "RegularExpressionLiteral" && /\/[dgimsuvy]*$/.test(value))
      patterns.push({ path, line, literal: value });
    line += value.split("\n").length - 1;
  }
  return patterns;
}

/** The values of `pattern` in the description. Validators compile them with the flag `u`. */
function readKeywords(path: string, text: string): Pattern[] {
  return text.split("\n").flatMap((content, index) => {
    const [, plain] = /\bpattern: (\S+?)(?: \}|,|$)/.exec(content) ?? [];
    const source = plain?.replace(/^["']|["']$/g, "").replaceAll("\\\\", "\\");
    return source === undefined ? [] : [{ path, line: index + 1, literal: `/${source}/u` }];
  });
}

function isSlow(literal: string): boolean {
  const end = literal.lastIndexOf("/");
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.length > 0;
}
