import { readFileSync } from "node:fs";
import { join } from "node:path";

const noWords = new Set(
  ["package", "service", "src", "index", "ts", "const", "export", "await", "context"].map((word) =>
    word.slice(0, 5),
  ),
);

/**
 * The test files of a package, those first that most probably find an edit: with words of its path and its text in their
 * names, then in their texts. The order decides only how soon a test fails, not whether one does.
 * @param root the folder of `files`
 * @param files the test files, below `root`
 */
export function orderTests(root: string, files: readonly string[], about: string): string[] {
  const words = [...new Set(splitWords(about))];
  const rank = (file: string) => {
    const inName = new Set(splitWords(file));
    const text = readFileSync(join(root, file), "utf8").toLowerCase();
    return words.reduce((sum, word) => sum + (inName.has(word) ? 4 : 0) + (text.includes(word) ? 1 : 0), 0);
  };
  return files
    .map((file) => [rank(file), file] as const)
    .toSorted(([one], [other]) => other - one)
    .map(([, file]) => file);
}

/** How the words of names such as `jobTimeoutMs` and `due-policies.ts` begin, in lower case: `referring` and `references` are one. */
function splitWords(text: string): string[] {
  return text
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, "").slice(0, 5))
    .filter((word) => word.length > 2 && !noWords.has(word));
}
