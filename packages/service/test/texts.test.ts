import { afterEach, beforeEach, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
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
});
