import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSamples } from "../../site/samples/write-samples.ts";
import { bundle } from "../gates/support/description.ts";
import { redirect } from "../programs/run-copy.ts";
import { shareMock, startServices } from "../programs/servers.ts";
import { runtimes, writeMark } from "../support/languages/runtimes.ts";

const samples = [...writeSamples(bundle)];
for (const { name, missing, run } of runtimes) {
  const reason = missing === undefined ? "" : ` (needs ${missing})`;
  test.skipIf(missing !== undefined)(
    `the ${name} sample of each operation calls it with success and prints the result${reason}`,
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

const [python] = runtimes;
test.skipIf(python?.missing !== undefined)(
  "the import in Python of the guide prints what the guide shows, with a new service",
  async () => {
    const path = "../../content/guides/python-and-other-languages.md";
    const guide = readFileSync(new URL(path, import.meta.url), "utf8");
    const readBlock = (fence: string) => guide.split(`\n\`\`\`${fence}\n`)[1]?.split("\n```")[0] ?? "";
    const folder = mkdtempSync(join(tmpdir(), "data-import-languages-"));
    const servers = startServices();
    try {
      writeFileSync(join(folder, "contacts.csv"), `${readBlock("csv file=contacts.csv")}\n`);
      const code = redirect(readBlock("python file=first_import.py"), await servers.next(""));
      const printed = await runInFolder(folder, code);
      expect(printed.trim()).toBe(readBlock('text no-run="the tests of languages compare it"'));
    } finally {
      await servers.close();
      rmSync(folder, { recursive: true });
    }
  },
);

/** What a program prints that opens files of its folder. */
async function runInFolder(folder: string, code: string): Promise<string> {
  const output = await python?.run(folder, [{ number: 0, code }]);
  return output?.split(writeMark(0))[0] ?? "";
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
