import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compile, compilers, mapPackages, resolutions, run } from "../support/compile.ts";
import { readExamples, writeFunctions } from "../support/examples.ts";

/** A compiler on a busy machine is slow. */
const patience = 60_000;
const calls = 200;
const most = 1_000;
const room = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;

/** Programs read declarations; with sources, the checks of our own code would count as well. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "declarations-"));
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
    "bin/tsc",
  );
  for (const name of ["types", "client"]) {
    const into = ["--outDir", join(folder, name), "--tsBuildInfoFile", join(folder, `${name}.tsbuildinfo`)];
    await run(compiler, "-p", join(room, "..", name), "--emitDeclarationOnly", ...into);
  }
}, patience);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.entries(compilers))(
  `${calls} calls are cheap to check with %s`,
  { timeout: patience },
  async (name, compiler) => {
    const program = writeProgram();
    const declarations = {
      client: join(folder, "client"),
      types: join(folder, "types"),
      end: "d.ts",
    } as const;
    const options = { ...resolutions.Bundler, ...mapPackages(declarations) };
    const { output, problems } = await compile(
      compiler,
      { "calls.ts": program },
      options,
      "--extendedDiagnostics",
    );
    expect(problems).toEqual([]);
    const count = Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
    console.log(
      `${name}: ${count} instantiations for ${program.match(/await api\.|of api\./g)?.length} calls`,
    );
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
  },
);

/** Every example several times, then results by status and events by topic. */
function writeProgram(): string {
  const examples = writeFunctions(readExamples());
  const others = [
    // Proves that the types are found: otherwise they would be `any`, and cheap.
    `async (api) => {
      // @ts-expect-error the body has no such property
      await api.spaces.update("us_sp_1", { nmae: "Spring" });
    }`,
    `async (api) => {
      const outcome = await api.documents.update("us_sp_1", "us_dc_1", { title: "Hints", body: "…" }).result();
      if (outcome.ok) return outcome.data.title;
      if (outcome.status === 404) return outcome.error.issues[0]?.message;
      return outcome.error.code;
    }`,
    `async (api) => {
      for await (const event of api.events.list({ spaceId: "us_sp_1" })) {
        if (event.topic === "commit:created") return event.context.sheetId;
        if (event.topic === "flag:created") return event.payload.label;
        if (event.context.spaceId === undefined) return event.topic;
      }
      return undefined;
    }`,
  ];
  const all = Array.from(
    { length: calls },
    (_, at) => [...examples, ...others][at % (examples.length + others.length)],
  );
  return (
    `import type { Client } from "@data-import/client";\n` +
    `export const functions: ((api: Client) => Promise<unknown>)[] = [\n${all.join(",\n")},\n];\n`
  );
}
