import { join } from "node:path";
import { writeFiles } from "./consumer.ts";
import { packageModules } from "./packages.ts";
import { type CommandEnd, runCommand } from "./run-command.ts";

/** The compilers that consumers have. */
export const compilers = {
  "TypeScript 7.0.2": "typescript",
  "TypeScript 5.9.3": "typescript-5.9",
} as const;

/** A consumer's project: the settings of its tsconfig.json besides the strict ones. */
export const projects = {
  "NodeNext, only strict": {
    module: "nodenext",
    lib: ["es2023"],
    types: ["node"],
    exactOptionalPropertyTypes: false,
    noUncheckedIndexedAccess: false,
    noPropertyAccessFromIndexSignature: false,
    verbatimModuleSyntax: false,
  },
  "NodeNext with the types of Node": { module: "nodenext", lib: ["es2023"], types: ["node"] },
  "NodeNext with the DOM": { module: "nodenext", types: [] },
  "Bundler with the DOM": { module: "preserve", moduleResolution: "bundler", types: [] },
} as const;

const strictest = {
  target: "es2023",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  // The published declarations are checked like the consumer's own code.
  skipLibCheck: false,
};

/**
 * Compiles the programs of a folder, from `programs/` or another folder of sources to `<out>/`; those in `programs/node/`
 * only if the types of Node are there.
 */
export function compile(
  folder: string,
  compiler: keyof typeof compilers,
  project: keyof typeof projects,
  out: string,
  sources = "programs",
): Promise<CommandEnd> {
  const config = `tsconfig.${out}.json`;
  const compilerOptions = { ...strictest, ...projects[project], rootDir: sources, outDir: out };
  const exclude = compilerOptions.types.some((name) => name === "node") ? [] : [`${sources}/node`];
  writeFiles(folder, { [config]: JSON.stringify({ compilerOptions, include: [sources], exclude }) });
  const bin = join(packageModules, `${compilers[compiler]}/bin/tsc`);
  const words = [bin, "-p", join(folder, config), "--pretty", "false"];
  // Other checks run at the same time, and each further thread would check the types that it shares with others again.
  if (compiler === "TypeScript 7.0.2") words.push("--singleThreaded");
  return runCommand(process.execPath, words, { cwd: folder });
}
