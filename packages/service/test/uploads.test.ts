import { createSpreadsheet } from "@data-import/checks/spreadsheet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile } from "./support/extracted.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

describeEngines("uploads", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const content = "sku,name\nCUP-004,Espresso cup\n";

  it("are complete at once if the service does not read them", async () => {
    const spaceId = await createSpace(test);
    const upload = async (name: string, mode: string, type = "text/csv") =>
      (await uploadFile(test, spaceId, content, { name, type, fields: [["mode", mode]] })).body.data.status;
    expect(await upload("list.csv", "import")).toBe("partial");
    expect(await upload("list.csv", "export")).toBe("complete");
    const scan = { name: "scan.pdf", type: "application/pdf" };
    expect((await uploadFile(test, spaceId, "%PDF-1.7", scan)).body.data.status).toBe("complete");
    const { body } = await test.request("GET", `/events?topic=file:created&spaceId=${spaceId}`);
    const statuses = body.data.map(({ payload }: { payload: { status: string } }) => payload.status);
    expect(statuses).toEqual(["complete", "complete", "partial"]);
    const { file, job } = await extractFile(test, spaceId, "%PDF-1.7", {
      ...scan,
      fields: [["mode", "import"]],
    });
    expect([file.status, job.status]).toEqual(["failed", "failed"]);
    expect(job.info).toContain("The file is a PDF document");
    const bare = await extractFile(test, spaceId, content, {
      name: "list",
      type: "application/octet-stream",
    });
    expect([bare.file.status, bare.job.info]).toEqual(["complete", "1 record in 1 sheet."]);
    const { body: other } = await uploadFile(test, spaceId, content, { name: "list.bin", type: "image/png" });
    expect(other.data.status).toBe("complete");
  });

  it("name their sheet if their content is in only one", async () => {
    const spaceId = await createSpace(test);
    const { file } = await extractFile(test, spaceId, content);
    const { body } = await test.request("GET", `/sheets?workbookId=${file.workbookId}`);
    expect(file.sheetId).toBe(body.data[0].id);
    const row = "<row><c><v>1</v></c></row>".repeat(2);
    const two = createSpreadsheet({ sheets: { A: row, B: row } });
    expect((await extractFile(test, spaceId, two, { name: "two.xlsx" })).file.sheetId).toBeUndefined();
    const other = await test.request("POST", "/workbooks", { body: { name: "Other", spaceId } });
    const moved = await test.request("PATCH", `/files/${file.id}`, {
      body: { workbookId: other.body.data.id },
    });
    expect(moved.body.data.sheetId).toBeUndefined();
  });

  it("may have their actions as one JSON array, in one part or in several", async () => {
    const [first, second, third] = ["a", "b", "c"].map((operation) => ({
      operation,
      label: operation,
      mode: "background",
    }));
    const spaceId = await createSpace(test);
    const after = [
      ["actions", JSON.stringify([first, second])],
      ["actions", JSON.stringify(third)],
    ] as const;
    const { body } = await uploadFile(test, spaceId, content, { name: "a.txt", after });
    expect(body.data.actions).toMatchObject([first, second, third]);
    expect(body.data.actions).toHaveLength(3);
    const wrong = await uploadFile(test, spaceId, content, { after: [["actions", "[[]]"]] });
    expect(wrong.status).toBe(400);
  });

  it("are refused by archived spaces until they are restored", async () => {
    const spaceId = await createSpace(test);
    await test.request("POST", `/spaces/${spaceId}/archive`);
    const before = test.blobs.count();
    const refused = await uploadFile(test, spaceId, content, { name: "a.txt" });
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [{ key: "spaceId", code: "space_archived" }] },
    });
    expect(test.blobs.count()).toBe(before);
    await test.request("POST", `/spaces/${spaceId}/unarchive`);
    expect((await uploadFile(test, spaceId, content, { name: "a.txt" })).status).toBe(200);
  });

  it("need the access of the space if a guest sends them", async () => {
    const spaceId = await createSpace(test);
    const guest = {
      environmentId: test.environments.development,
      email: "guest@uploads.example",
      name: "Tomás Alves",
      spaces: [{ id: spaceId }],
    };
    const [{ id }] = (await test.request("POST", "/guests", { body: [guest] })).body.data;
    const { token } = (await test.request("GET", `/guests/${id}/token`)).body.data;
    const act = async (access: readonly string[] | undefined) => {
      if (access !== undefined) await test.request("PATCH", `/spaces/${spaceId}`, { body: { access } });
      const own = await uploadFile(test, spaceId, content, { name: "own.txt" });
      const path = `/files/${own.body.data.id}`;
      const responses = [
        await uploadFile(test, spaceId, content, { name: "a.txt", token }),
        await test.request("PATCH", path, { token, body: { name: "b.txt" } }),
        await test.request("GET", path, { token }),
        await test.request("DELETE", path, { token }),
      ];
      return responses.map(({ status }) => status);
    };
    expect(await act(undefined)).toEqual([200, 200, 200, 200]);
    expect(await act([])).toEqual([403, 403, 200, 403]);
    expect(await act(["upload"])).toEqual([200, 403, 200, 403]);
    expect(await act(["*"])).toEqual([200, 200, 200, 200]);
    await test.request("PATCH", `/spaces/${spaceId}`, { body: { access: [] } });
    const { body } = await uploadFile(test, spaceId, content, { token });
    expect(body.errors).toMatchObject([{ key: "spaceId", message: expect.stringContaining("`upload`") }]);
  });

  it("have a name of at most 255 characters, with whole characters and its extension", async () => {
    const spaceId = await createSpace(test);
    const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";
    for (const [given, expected] of [
      [`${"x".repeat(254)}\u{1F600}`, "x".repeat(254)],
      [`${"x".repeat(250)}${family}.csv`, `${"x".repeat(250)}.csv`],
      [`${"x".repeat(300)}.csv`, `${"x".repeat(251)}.csv`],
      [`${"\u{1F600}".repeat(127)}x`, `${"\u{1F600}".repeat(127)}x`],
      [`${"\u{1F600}".repeat(128)}`, "\u{1F600}".repeat(127)],
      [`é${"\u0301".repeat(400)}`, `é${"\u0301".repeat(254)}`],
      ["a\\b/c.csv", "c.csv"],
    ] as const) {
      const { status, body } = await uploadFile(test, spaceId, content, { name: given });
      expect([status, body.data.name]).toEqual([200, expected]);
      const renamed = await test.request("PATCH", `/files/${body.data.id}`, { body: { name: given } });
      // A name in JSON has a limit. The name of an upload is often made by a program.
      const isTooLong = [...given].length > 255;
      expect([renamed.status, renamed.body.data?.name]).toEqual(
        isTooLong ? [400, undefined] : [200, expected],
      );
    }
  });

  it("become sheets with whole characters in their names", async () => {
    const spaceId = await createSpace(test);
    const label = `${"x".repeat(199)}\u{1F600}`;
    const { job, file } = await extractFile(test, spaceId, `${label},b\n1,2\n`, {
      name: `${"x".repeat(249)}\u{1F600}.csv`,
    });
    expect(job.status).toBe("complete");
    const { body } = await test.request("GET", `/workbooks/${file.workbookId}`);
    expect(body.data.sheets[0].config.fields[0].key).toBe("x".repeat(199));
  });
});
