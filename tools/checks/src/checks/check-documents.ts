import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { listFiles } from "./workspace.ts";

const link = /\]\(([^)\s]+)\)/g;
const quotedPath = /`((?:spec|packages|tools|\.changeset|\.ci|\.github)\/[^`\s]*)`/g;
const script = /\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g;
const outside = /^(?:[a-z]+:|#)/;

/** Places in Markdown files that name a file, folder or script which does not exist, one sentence each. */
export function checkDocuments(root: string): string[] {
  const scripts: object = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;
  return listFiles(root)
    .filter((path) => path.endsWith(".md") && !path.endsWith("CHANGELOG.md"))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      const links = [...text.matchAll(link)]
        .map(([, target = ""]) => target)
        .filter((target) => !outside.test(target))
        .filter((target) => !existsSync(join(root, dirname(path), target.replace(/#.*/, ""))))
        .map((target) => `${path} links to ${target}, which does not exist.`);
      const paths = [...text.matchAll(quotedPath)]
        .map(([, target = ""]) => target)
        .filter(
          (target) =>
            !isPattern(target) &&
            !existsSync(join(root, normalize(target))) &&
            !isBuilt(target) &&
            !isMade(text, target),
        )
        .map((target) => `${path} names ${target}, which does not exist.`);
      const commands = [...text.matchAll(script)]
        .map(([, run, verb]) => run ?? verb ?? "")
        .filter((name) => !(name in scripts))
        .map((name) => `${path} says \`npm run ${name}\`, which package.json does not have.`);
      return [...links, ...paths, ...commands];
    });
}

/** `spec/paths/<resource>.yaml` and `packages/*` stand for many files. */
function isPattern(path: string): boolean {
  return /[<>*{}…]/.test(path);
}

/** Build output only exists after a build, and the tests of the build check it. */
function isBuilt(path: string): boolean {
  return /\/(dist|node_modules)(\/|$)/.test(path);
}

/** A recipe names what it makes, under the name of its example. */
function isMade(recipe: string, path: string): boolean {
  return recipe.includes(`add to ${path}\n`);
}
