import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSamples } from "../../site/samples/write-samples.ts";
import { bundle } from "../gates/support/description.ts";
import { redirect } from "../programs/run-copy.ts";
import { shareMock } from "../programs/servers.ts";
import { runtimes, writeMark } from "../support/languages/runtimes.ts";

const samples = [...writeSamples(bundle)];
for (const { name, missing, run } of runtimes) {
  const reason = missing === undefined ? "" : ` (needs ${missing})`;
  test.skipIf(missing !== undefined)(
    `the ${name} sample of each operation calls it with success and prints the result${reason}`,
    { timeout: 300_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "data-import-languages-"));
      const servers = await shareMock();
      try {
        const server = await servers.next("");
        const programs = samples.map(([, own], number) => ({ number, code: redirect(own[name], server) }));
        let rest = await run(folder, programs);
        expect(server.takeResponses()).toEqual(
          samples.map(([operationId]) =>
            expect.objectContaining({ operationId, refusals: [], status: expect.toSatisfy(isSuccess) }),
          ),
        );
        for (const [number, [operationId]] of samples.entries()) {
          const [printed = "", after] = rest.split(writeMark(number), 2);
          expect(after, `${operationId} ended`).toBeDefined();
          expect(printed.trim(), operationId).not.toBe("");
          rest = rest.slice(printed.length + writeMark(number).length);
        }
      } finally {
        await servers.close();
        rmSync(folder, { recursive: true });
      }
    },
  );
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
