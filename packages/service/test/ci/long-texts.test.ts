import { expect, it } from "vitest";
import { cells, createCatalogue } from "../support/catalogue.ts";
import { describeEngines } from "../support/databases.ts";
import { startTestService } from "../support/start.ts";

describeEngines("texts of 16 MB", (engine) => {
  it("are the longest of the size medium, but not of the size long", { timeout: 120_000 }, async () => {
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
      const response = await test.request("POST", `/sheets/${sheets["texts"]}/records`, { body });
      expect(response.status).toBe(200);
      return response.body.data.records[0].valid;
    };
    expect(await send("medium", 16_777_216)).toBe(true);
    expect(await send("medium", 16_777_217)).toBe(false);
    expect(await send("long", 16_777_217)).toBe(true);
    await test.close();
  });
});
