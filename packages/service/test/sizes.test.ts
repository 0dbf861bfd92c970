import { afterAll, beforeAll, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const mebibyte = 1_048_576;
const quarter = 262_144;

describeEngines("the size of what is written", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let records: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    catalogue = await createCatalogue(test, [productSheet]);
    records = `/sheets/${catalogue.sheets["products"]}/records`;
  });
  afterAll(() => test.close());

  const send = async (method: string, path: string, body: unknown) => {
    const response = await test.request(method, path, { body });
    return response.status === 200 ? 200 : [response.status, response.body.errors];
  };
  const refuse = (key: string, most: number, had: number, asJson = "") => [
    400,
    [
      {
        message: `\`${key}\` must have at most ${most} bytes${asJson}; it had ${had}.`,
        key,
        code: "value_too_long",
      },
    ],
  ];

  it("is limited for a cell, in bytes", async () => {
    const insert = (name: unknown) => send("POST", records, [cells({ sku: "A" }), cells({ sku: "B", name })]);
    expect(await insert("x".repeat(mebibyte))).toBe(200);
    expect(await insert("x".repeat(mebibyte + 1))).toEqual(refuse("[1].name.value", mebibyte, mebibyte + 1));
    expect(await insert("é".repeat(600_000))).toEqual(refuse("[1].name.value", mebibyte, 1_200_000));
    expect(await insert(["x".repeat(600_000), "y".repeat(600_000)])).toEqual(
      refuse("[1].name.value", mebibyte, 1_200_007, " as JSON"),
    );
    const messages = [{ type: "warn", message: "x".repeat(quarter) }];
    const { body } = await test.request("POST", records, { body: [{ sku: { value: "C", messages } }] });
    expect(body.errors[0].key).toBe("[0].sku.messages");
    const [{ id }] = (await test.send("GET", `${records}?pageSize=1`)).records;
    const long = { value: "x".repeat(mebibyte + 1) };
    expect(await send("PUT", records, [{ id, values: { name: long } }])).toEqual(
      refuse("[0].values.name.value", mebibyte, mebibyte + 1),
    );
    expect(await send("PATCH", `${records}/bulk-update?ids=${id}`, { fieldUpdates: { name: long } })).toEqual(
      refuse("fieldUpdates.name.value", mebibyte, mebibyte + 1),
    );
  });

  it("is limited for a cell that grows, and for a record", async () => {
    const fields = Array.from({ length: 10 }, (_, index) => ({ key: `f${index}`, type: "string" as const }));
    const { sheets } = await createCatalogue(test, [{ name: "Wide", slug: "wide", fields }]);
    const wide = `/sheets/${sheets["wide"]}`;
    const [{ id }] = (await test.send("POST", `${wide}/records`, [cells({ f0: "ab".repeat(2000) })])).records;
    const replace = (by: string) =>
      send("PUT", `${wide}/find-replace`, { fieldKey: "f0", find: "b", replace: by });
    expect(await replace("x".repeat(600))).toEqual([
      400,
      [
        {
          message: "`f0` would have 1202000 bytes; a cell has at most 1048576. Shorten the value.",
          key: "f0",
          code: "value_too_long",
        },
      ],
    ]);
    expect(await replace("x".repeat(500))).toBe(200);
    const update = (key: string) =>
      send("PUT", `${wide}/records`, [{ id, values: { [key]: { value: "x".repeat(mebibyte) } } }]);
    for (let index = 1; index < 8; index += 1) expect(await update(`f${index}`)).toBe(200);
    expect(await update("f8")).toEqual([
      400,
      [
        {
          message: expect.stringMatching(
            /^The cells of a record would have \d+ bytes together; they have at most 8388608\. Shorten some of them\.$/,
          ),
          key: "values",
          code: "value_too_long",
        },
      ],
    ]);
    expect(await update("f7")).toBe(200);
  });

  it("is limited for an event, the input of a job and a document", async () => {
    const { spaceId } = catalogue;
    const event = (text: string) => ({
      topic: "space:updated",
      domain: "space",
      context: { accountId: test.accountId, environmentId: test.environments.development, spaceId },
      payload: { text },
    });
    expect(await send("POST", "/events", event("x".repeat(quarter - 400)))).toBe(200);
    expect(await send("POST", "/events", event("x".repeat(quarter)))).toMatchObject([
      400,
      [{ message: expect.stringMatching(/^The body must have at most 262144 bytes as JSON; it had \d+\.$/) }],
    ]);
    const job = (text: string) => ({
      type: "workbook",
      operation: "count",
      source: catalogue.workbookId,
      input: { text },
    });
    expect(await send("POST", "/jobs", job("x".repeat(quarter - 11)))).toBe(200);
    expect(await send("POST", "/jobs", job("x".repeat(quarter)))).toEqual(
      refuse("input", quarter, quarter + 11, " as JSON"),
    );
    for (const [key, most] of [
      ...[["outcome", quarter] as const, ["result", quarter] as const, ["partData", quarter] as const],
      ...[["metadata", quarter] as const, ["config", mebibyte] as const],
    ]) {
      const { input: _, ...plain } = job("");
      expect(await send("POST", "/jobs", { ...plain, [key]: { text: "x".repeat(most - 11) } })).toBe(200);
      const long = { text: "x".repeat(most) };
      const refusal = refuse(key, most, most + 11, " as JSON");
      expect(await send("POST", "/jobs", { ...plain, [key]: long })).toEqual(refusal);
      if (key !== "config" && key !== "metadata") continue;
      const { id } = await test.send("POST", "/jobs", plain);
      expect(await send("PATCH", `/jobs/${id}`, { [key]: long })).toEqual(refusal);
    }
    const { id } = await test.send("POST", "/jobs", { ...job("a"), trigger: "immediate" });
    const { body } = await test.request("POST", `/jobs/${id}/complete`, {
      body: { outcome: { message: "x".repeat(quarter) } },
    });
    expect(body.errors[0]).toMatchObject({ key: "outcome", code: "value_too_long" });
    const document = (body: string) => send("POST", `/spaces/${spaceId}/documents`, { title: "Long", body });
    expect(await document("x".repeat(mebibyte))).toBe(200);
    expect(await document("x".repeat(mebibyte + 1))).toEqual(refuse("body", mebibyte, mebibyte + 1));
  });
});
