import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createFolderBlobs, createService, startServer } from "@data-import/service";
import { describe, expect, test } from "vitest";
import { openDatabases } from "./support/service-databases.ts";

const readme = readFileSync(new URL("../../../packages/service/README.md", import.meta.url), "utf8");
const [, program = "", printed = ""] =
  /```ts\n(\/\/ import-products\.ts\n.*?)```\n\n```text\n(.*?)```/s.exec(readme) ?? [];

const { DATABASE_URL } = process.env;
const engines = [
  { name: "SQLite", server: undefined, isMissing: false },
  { name: "PostgreSQL (needs DATABASE_URL)", server: DATABASE_URL, isMissing: DATABASE_URL === undefined },
];

describe.each(engines)("the program of the README on $name", ({ server, isMissing }) => {
  test.skipIf(isMissing)("prints what the README says", async () => {
    const folder = mkdtempSync(join(tmpdir(), "data-import-end-to-end-"));
    const databases = await openDatabases(folder, server);
    const service = await createService({
      storage: databases.open("world"),
      blobs: await createFolderBlobs({ folder: join(folder, "files") }),
    });
    const listening = await startServer(service);
    try {
      const { token } = await service.createAccount({ name: "Reader", email: "reader@example.org" });
      const output = await runProgram({ DATA_IMPORT_URL: listening.url, DATA_IMPORT_TOKEN: token });
      expect(output).toBe(printed);
    } finally {
      await listening.stop();
      await databases.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** Runs the program as a file of this package, because the package has the client as a dependency; gives its output. */
async function runProgram(environment: Readonly<Record<string, string>>): Promise<string> {
  const folder = fileURLToPath(new URL("../.results/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `import-products-${process.pid}.ts`);
  writeFileSync(file, program);
  try {
    const child = spawn(process.execPath, [file], { env: { ...process.env, ...environment } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    const code = await new Promise((resolve) => child.once("close", resolve));
    if (code !== 0) throw new Error(`The program ended with code ${code}:\n${output}`);
    return output;
  } finally {
    rmSync(file, { force: true });
  }
}
