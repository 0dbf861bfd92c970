import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createFolderBlobs, createService, startServer } from "@data-import/service";
import { expect, test } from "vitest";
import { openDatabases } from "./support/service-databases.ts";

const cli = join(dirname(fileURLToPath(import.meta.resolve("@redocly/cli/package.json"))), "bin/cli.js");
const workflow = fileURLToPath(new URL("../workflows/first-import.arazzo.yaml", import.meta.url));

/** The outcome of a run in its report, as far as this test reads it. */
interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly executedWorkflows: readonly {
          readonly executedSteps: readonly {
            readonly stepId: string;
            readonly checks: readonly {
              readonly name: string;
              readonly status: string;
              readonly message?: string;
            }[];
          }[];
        }[];
      }
    >
  >;
}

test("redocly respect runs the workflow of a first import against the service", async () => {
  const folder = mkdtempSync(join(tmpdir(), "data-import-respect-"));
  const databases = await openDatabases(folder, undefined);
  const service = await createService({
    storage: databases.open("respect"),
    blobs: await createFolderBlobs({ folder: join(folder, "files") }),
  });
  const listening = await startServer(service);
  try {
    const { token } = await service.createAccount({ name: "Reader", email: "reader@example.org" });
    const report = join(folder, "report.json");
    const { code, output } = await runRespect(
      ...[workflow, "--server", `service=${listening.url}`, "--input", `token=${token}`],
      ...["--json-output", report, "--max-steps", "10"],
    );
    expect(output).not.toContain(token);
    expect(code, output).toBe(0);
    const { files }: Report = JSON.parse(readFileSync(report, "utf8"));
    const steps = Object.values(files).flatMap(({ executedWorkflows }) =>
      executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
    );
    expect(steps.map(({ stepId }) => stepId)).toEqual([
      ...["findEnvironment", "createSpace", "createWorkbook", "insertRecords", "readInvalidRecords"],
    ]);
    for (const { stepId, checks } of steps) {
      expect(
        checks.filter(({ status }) => status !== "success"),
        stepId,
      ).toEqual([]);
      // Each response is checked against its schema, too.
      expect(checks.length, stepId).toBeGreaterThan(2);
    }
  } finally {
    await listening.stop();
    await databases.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Runs the command without reports to a third party; its end and its output. */
async function runRespect(
  ...words: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const child = spawn(process.execPath, [cli, "respect", ...words], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}
