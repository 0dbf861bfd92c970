import jsTokens from "js-tokens";
import type { Text } from "./text.ts";

/** Reads the sentences in the strings and templates of TypeScript: those with a space, without markup. */
function readStrings(source: string, jsx: boolean): Text[] {
  return readTokens(source, jsx, /^(String|.*Template)/).filter(({ text }) => /\w[,.:;]? \w/.test(text));
}

/** Reads the comments of TypeScript, and the sentences in its strings; `jsx` says that it may have templates. */
export function readSource(source: string, jsx = false): Text[] {
  return [...readTokens(source, jsx, /Comment$/), ...readStrings(source, jsx)].sort(
    (one, other) => one.line - other.line,
  );
}

function readTokens(source: string, jsx: boolean, types: RegExp): Text[] {
  const texts: Text[] = [];
  let line = 1;
  for (const { type, value } of jsTokens(source, { jsx })) {
    const lines = value.split("\n");
    if (types.test(type)) {
      const bare = value
        .replace(/<[^>]*>/g, (tag) => tag.replace(/[^\n]/g, " "))
        .replace(/^(["'`}]|\/\/|\/\*+)|(["'`]|\$\{|\*\/)$/g, "")
        .replace(/^\s*\*/gm, "")
        .replaceAll("\\`", "`");
      for (const [index, text] of bare.split("\n").entries()) texts.push({ line: line + index, text });
    }
    line += lines.length - 1;
  }
  return texts;
}
