import type { SheetConfig } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** Settings that only programs read: the service stores them. */
const sheet: SheetConfig = {
  name: "Goods",
  slug: "goods",
  fields: [
    {
      key: "colour",
      type: "enum",
      label: "Colour",
      description: "As **in the shop**.",
      appearance: { size: "xl" },
      metadata: [{ page: 3 }, null],
      treatments: ["user-defined"],
      alternativeNames: ["color", "couleur"],
      config: {
        allowCustom: true,
        sortBy: "ordinal",
        options: [
          {
            value: "red",
            label: "Red",
            ordinal: 2,
            color: "#D0021B",
            meta: { a: 1 },
            description: "Like fire.",
          },
          { value: "blue", icon: "drop", ordinal: 1, alternativeNames: ["bleu"] },
          { value: "amber" },
        ],
      },
      constraints: [
        { type: "stored", validator: "email", version: 1, label: "Shade", description: "?", config: [1] },
        { type: "external", validator: "tone", label: "Tone", description: "?", config: { a: null } },
        { type: "computed" },
      ],
    },
    {
      key: "maker",
      type: "reference",
      config: { ref: "makers", key: "code", filter: { refField: "land", recordField: "colour" } },
    },
  ],
  constraints: [{ type: "external", validator: "both", fields: ["colour"], config: "any" }],
};

describeEngines("the settings of fields", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("are stored and come back as they were sent, in the same order", async () => {
    const { sheets } = await createCatalogue(test, [sheet]);
    const { body } = await test.request("GET", `/sheets/${sheets["goods"]}`);
    expect(body.data.config).toMatchObject(sheet);
  });
});
