import { afterEach, beforeEach, expect, it } from "vitest";
import { createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, uploadFile } from "./support/upload.ts";

describeEngines("texts", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("from a file are stored with U+FFFD instead of U+0000 and half surrogate pairs, and with a warning", async () => {
    const lines = [
      String.raw`{"name":"a\u0000b"}`,
      String.raw`{"name":"\ud83d cup"}`,
      String.raw`{"name":"\ud83d\ude00"}`,
    ];
    const upload = await uploadFile(test, await createSpace(test), lines.join("\n"), { name: "x.jsonl" });
    const { file, job } = await awaitExtraction(test, upload.body.data.id);
    expect(job).toMatchObject({ status: "complete" });
    const { body: sheets } = await test.request("GET", `/sheets?workbookId=${file.workbookId}`);
    const { body } = await test.request("GET", `/sheets/${sheets.data[0].id}/records?includeMessages=true`);
    const names = body.data.records.map(({ values }: { values: { name: object } }) => values.name);
    const messages = [{ type: "warn", source: "is-artifact", message: expect.stringContaining("U+0000") }];
    expect(names).toMatchObject([
      { value: "a\uFFFDb", valid: true, messages },
      { value: "\uFFFD cup", valid: true, messages },
      { value: "\u{1F600}", messages: [] },
    ]);
  });

  it("may not be `__proto__` where they name a part of an object", async () => {
    const { sheets, spaceId } = await createCatalogue(test);
    const path = `/sheets/${sheets["products"]}`;
    const send = async (method: string, address: string, json: string) => {
      const response = await test.service.fetch(`http://service.localhost/v1${address}`, {
        method,
        headers: {
          ...{ authorization: `Bearer ${test.token}`, "content-type": "application/json" },
          "x-disable-hooks": "true",
        },
        body: json,
      });
      return { status: response.status, ...((await response.json()) as { errors: { key: string }[] }) };
    };
    const record = (name: string) => `[{"sku":{"value":"A"},"${name}":{"value":"B"}}]`;
    for (const name of ["__proto__", "\\u005f_proto\\u005f_"]) {
      expect(await send("POST", `${path}/records`, record(name))).toMatchObject({
        status: 400,
        errors: [{ key: "[0]", message: expect.stringContaining("`__proto__`") }],
      });
      const nested = `{"metadata":{"a":[{"${name}":1}]}}`;
      expect(await send("PATCH", `/spaces/${spaceId}`, nested)).toMatchObject({
        status: 400,
        errors: [{ key: "metadata.a[0]" }],
      });
    }
    const field = JSON.stringify({ key: "__proto__", type: "string" });
    expect(await send("POST", `${path}/fields`, field)).toMatchObject({
      status: 400,
      errors: [{ key: expect.stringContaining("key") }],
    });
    const sheet = `{"name":"S","fields":[${field}]}`;
    const workbook = `{"name":"W","spaceId":"${spaceId}","sheets":[${sheet}]}`;
    expect(await send("POST", "/workbooks", workbook)).toMatchObject({
      status: 400,
      errors: [{ key: "sheets[0].fields[0].key" }],
    });
    // As a value it is a text like any other.
    const value = await send("POST", `${path}/records`, '[{"sku":{"value":"__proto__"}}]');
    expect(value.status).toBe(200);
  });
});
