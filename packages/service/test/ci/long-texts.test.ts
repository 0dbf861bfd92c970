import { expect, it } from "vitest";
import { cells, createCatalogue } from "../support/catalogue.ts";
import { describeEngines } from "../support/databases.ts";
import { startTestService } from "../support/start.ts";

describeEngines("texts of 1 MB", (engine) => {
  it("are the longest of every size, whatever a body may have", async () => {
    const test = await startTestService(engine, { limits: { bodyBytes: 40_000_000 } });
    const { sheets } = await createCatalogue(test, [
      {
        name: "Texts",
        slug: "texts",
        fields: [
          { key: "medium", type: "string", config: { size: "medium" } },
          { key: "long", type: "string", config: { size: "long" } },
        ],
      },
    ]);
    const send = async (key: string, length: number) => {
      const body = [cells({ [key]: "x".repeat(length) })];
      return test.request("POST", `/sheets/${sheets["texts"]}/records`, { body });
    };
    for (const key of ["medium", "long"]) {
      const { status, body } = await send(key, 1_048_000);
      expect([status, body.data.records[0].valid]).toEqual([200, true]);
      const refused = await send(key, 1_048_577);
      expect([refused.status, refused.body.errors[0].message]).toEqual([
        400,
        expect.stringContaining("1048576"),
      ]);
    }
    await test.close();
  });
});
