import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../measure.ts";
import type { Row } from "../table.ts";
import { dialects, writeProgram } from "./dialects.ts";
import { typedCalls } from "./typed-calls.ts";
import type { Workspace } from "./workspace.ts";

const compilers = { "TypeScript 5.9": "typescript", "TypeScript 7": "typescript-7" };
const calls = 200;

/** The cost of type-checking 200 calls, for each client with types from the description. */
export async function* measureInstantiations({ folder }: Workspace): AsyncGenerator<Row> {
  for (const [compiler, name] of Object.entries(compilers)) {
    for (const [index, dialect] of dialects.entries()) {
      const file = `calls-${index}.ts`;
      writeFileSync(join(folder, file), writeProgram(dialect, typedCalls, calls));
      const { instantiations, seconds } = compile(folder, name, file);
      const { most } = dialect;
      yield {
        claim: `type-check of ${calls} calls, ${compiler}, ${dialect.name}`,
        value: `${instantiations.toLocaleString("en")} instantiations`,
        detail: `${seconds} s to check`,
        ...(most !== undefined && {
          budget: `≤ ${most.toLocaleString("en")} instantiations`,
          ok: instantiations <= most,
        }),
      };
    }
  }
}

function compile(
  folder: string,
  compiler: string,
  file: string,
): { instantiations: number; seconds: string } {
  const project = {
    compilerOptions: {
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
      types: [],
      module: "esnext",
      moduleResolution: "bundler",
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    },
    files: [file],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  const tsc = join(folder, "node_modules", compiler, "bin/tsc");
  const printed = runCommand(process.execPath, [tsc, "-p", ".", "--extendedDiagnostics"], folder);
  return {
    instantiations: Number(/Instantiations:\s+(\d+)/.exec(printed)?.[1]),
    seconds: /Check time:\s+([\d.]+)s/.exec(printed)?.[1] ?? "?",
  };
}
