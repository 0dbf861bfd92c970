import { afterAll, beforeAll, expect, it } from "vitest";
import { restoreSnapshotOperation } from "../src/built-in-jobs/restore-snapshot.ts";
import { createJobContext, transactForJob } from "../src/context/job-context.ts";
import type { RunningJob } from "../src/jobs/operation.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("a snapshot that is restored while programs write", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine, { runsJobs: false });
  });
  afterAll(() => test.close());

  it("takes back what they changed before its commits, also after the job began", async () => {
    const fields = [{ key: "sku", type: "string" as const }];
    const { sheets } = await createCatalogue(test, [{ name: "Lines", slug: "lines", fields }]);
    const sheetId = sheets["lines"] ?? "";
    const records = `/sheets/${sheetId}/records`;
    const rows = Array.from({ length: 8 }, (_, index) => cells({ sku: `A${index}` }));
    const ids: string[] = (await test.send("POST", records, rows)).records.map(
      ({ id }: { id: string }) => id,
    );
    const { id } = await test.send("POST", "/snapshots", { sheetId });
    const { jobId } = await test.send("POST", `/snapshots/${id}/restore`);
    await test.send("POST", `/jobs/${jobId}/ack`);
    const path = `/auth/api-key?environmentId=${test.environments.development}&type=SECRET`;
    const keys = await test.send("POST", path);
    const { rawKey } = keys.find((key: { rawKey?: string }) => key.rawKey !== undefined);

    const row = await test.storage.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", jobId)
      .executeTakeFirstOrThrow();
    const waiting = [...ids];
    // A program is not blocked by the job: it changes one more record before each step.
    const step: RunningJob["step"] = async (work) => {
      await test.send("PUT", records, [{ id: waiting.shift(), values: cells({ sku: "changed" }) }], rawKey);
      return transactForJob(test.dependencies, row, work);
    };
    await restoreSnapshotOperation.run({
      row,
      step,
      state: undefined,
      context: createJobContext(test.dependencies, row),
      mustBeShort: () => false,
      requireWanted: async () => {},
      async finish(work) {
        await transactForJob(test.dependencies, row, work);
        return { status: "complete" };
      },
    });
    expect(waiting.length).toBeLessThan(ids.length);
    expect(await test.send("GET", `/snapshots/${id}/records`)).toEqual([]);
  });
});
