import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

const usual = { mode: "background", confirm: true, primary: false };
const act = (operation: string, label = operation) => ({ label, operation });
const products = {
  name: "Products",
  slug: "products",
  allowAdditionalFields: true,
  actions: [act("first"), act("second")],
  fields: [
    { key: "price", type: "number", actions: [act("round")] },
    { key: "name", type: "string" },
  ] as const,
};
const mount = { type: "field", keys: ["price"] };

interface Shown {
  readonly id: string;
  readonly label: string;
  readonly operation: string;
  readonly targetId: string;
}

describeEngines("actions in configurations", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const list = async (spaceId: string): Promise<Shown[]> => test.send("GET", `/actions?spaceId=${spaceId}`);
  const find = async (spaceId: string, operation: string) =>
    (await list(spaceId)).find((action) => action.operation === operation);
  // biome-ignore lint/suspicious/noExplicitAny: resources of several shapes.
  const operations = ({ actions = [] }: any) => actions.map((action: Shown) => action.operation);

  it("are actions of their target, whatever it is", async () => {
    const space = await test.send("POST", "/spaces", {
      environmentId: test.environments.development,
      actions: [act("archive")],
    });
    const spaceId = space.id;
    const workbook = await test.send("POST", "/workbooks", {
      name: "Spring",
      spaceId,
      actions: [act("submit")],
      sheets: [{ ...products, actions: [act("check")] }],
    });
    const [sheet] = workbook.sheets;
    const document = await test.send("POST", `/spaces/${spaceId}/documents`, {
      title: "Welcome",
      body: "",
      actions: [act("read")],
    });
    const uploaded = await uploadFile(test, spaceId, "a,b\n", {
      after: [["actions", JSON.stringify(act("review"))]],
    });
    const file = uploaded.body.data;
    const places: [string, string, string][] = [
      ["archive", spaceId, `/spaces/${spaceId}`],
      ["submit", workbook.id, `/workbooks/${workbook.id}`],
      ["check", sheet.id, `/sheets/${sheet.id}`],
      ["read", document.id, `/spaces/${spaceId}/documents/${document.id}`],
      ["review", file.id, `/files/${file.id}`],
    ];
    expect((await list(spaceId)).map(({ operation }) => operation).sort()).toEqual(
      ["round", ...places.map(([operation]) => operation)].sort(),
    );
    expect(await find(spaceId, "round")).toMatchObject({ targetId: sheet.id, mount });
    for (const [operation, targetId, path] of places) {
      const { id, ...action } = (await find(spaceId, operation)) as Shown;
      expect(action).toMatchObject({ ...usual, targetId });
      await test.send("PATCH", `/actions/${id}`, { label: "Changed" });
      await test.send("POST", `/actions?spaceId=${spaceId}`, { ...act("more"), targetId });
      const read = async () => {
        const data = await test.send("GET", path);
        return data.config ?? data;
      };
      expect((await read()).actions).toEqual([
        { ...act(operation, "Changed"), ...usual },
        { ...act("more"), ...usual },
      ]);
      await test.send("DELETE", `/actions/${id}`);
      expect(operations(await read())).toEqual(["more"]);
    }
  });

  it("are replaced in their order, and keep their ids by operation", async () => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test, [products as never]);
    const before = await find(spaceId, "second");
    const config = { sheets: [{ slug: "products", actions: [act("third"), act("second", "New")] }] };
    const workbook = await test.send("PATCH", `/workbooks/${workbookId}`, config);
    expect(workbook.sheets[0].config.actions).toEqual([
      { ...act("third"), ...usual },
      { ...act("second", "New"), ...usual },
    ]);
    expect(await find(spaceId, "second")).toMatchObject({ id: before?.id, label: "New" });
    expect(await find(spaceId, "first")).toBeUndefined();
    // What was read can be sent back, and nothing changes.
    const all = await list(spaceId);
    await test.send("PATCH", `/workbooks/${workbookId}`, { sheets: workbook.sheets.map(dropCounts) });
    expect(await list(spaceId)).toEqual(all);
    expect(await test.send("GET", `/sheets/${sheets["products"]}`)).toMatchObject({
      config: workbook.sheets[0].config,
    });
  });

  it("keep their ids by label if they have no operation, and have no events of their own", async () => {
    const { spaceId, workbookId } = await createCatalogue(test, [products as never], {
      actions: [{ label: "Help" }],
    });
    const help = async () => (await list(spaceId)).find(({ label }) => label === "Help");
    const before = await help();
    const actions = [{ label: "Help", tooltip: "Explains" }, { label: "More" }];
    await test.send("PATCH", `/workbooks/${workbookId}`, { actions });
    expect(await help()).toMatchObject({ id: before?.id, tooltip: "Explains" });
    await test.send("PATCH", `/workbooks/${workbookId}`, { actions: [] });
    expect(await help()).toBeUndefined();
    const events: { topic: string }[] = await test.send("GET", `/events?spaceId=${spaceId}&pageSize=100`);
    const topics = events.map(({ topic }) => topic);
    expect(topics).toContain("workbook:updated");
    expect(topics.filter((topic) => topic.startsWith("action:"))).toEqual([]);
  });

  it("are replaced by one writer after the other", async () => {
    const { spaceId, workbookId } = await createCatalogue(test, [products as never]);
    const change = (count: number) =>
      test.send("PATCH", `/workbooks/${workbookId}`, {
        actions: [act("submit", `Submit ${count}`), act(`only${count}`)],
        sheets: [{ slug: "products", actions: [act("check")], fields: products.fields }],
      });
    await Promise.all([1, 2, 3, 4, 5, 6].map(change));
    const found = (await list(spaceId)).map(({ operation }) => operation);
    expect(found.sort()).toEqual(["check", expect.stringMatching(/^only\d$/), "round", "submit"]);
  });

  it("stay if they are not sent, and go with their field", async () => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test, [products as never]);
    const fields = [{ key: "price", type: "number", label: "Price" }];
    const { sheets: changed } = await test.send("PATCH", `/workbooks/${workbookId}`, {
      sheets: [{ slug: "products", fields }],
    });
    expect(changed[0].config.fields[0].actions).toEqual([{ ...act("round"), ...usual, mount }]);
    expect(operations(changed[0].config)).toEqual(["first", "second"]);
    const added = await test.send("POST", `/sheets/${sheets["products"]}/fields`, {
      key: "sku",
      type: "string",
      actions: [act("copy"), act("paste")],
    });
    const own = ["copy", "paste"].map((name) => ({ ...act(name), mount: { keys: ["sku"] } }));
    expect(added).toMatchObject({ actions: own });
    const both = {
      ...act("both"),
      targetId: sheets["products"],
      mount: { type: "field", keys: ["sku", "name"] },
    };
    const { id: bothId } = await test.send("POST", `/actions?spaceId=${spaceId}`, both);
    const { config } = await test.send("GET", `/sheets/${sheets["products"]}`);
    expect(config.fields.at(-1)).toEqual(added);
    expect(operations(config)).toEqual(["first", "second", "both"]);
    await test.send("DELETE", `/actions/${bothId}`);
    await test.send("DELETE", `/sheets/${sheets["products"]}/fields/price`);
    expect((await list(spaceId)).map(({ operation }) => operation)).toEqual([
      "paste",
      "copy",
      "second",
      "first",
    ]);
    await test.send("PATCH", `/workbooks/${workbookId}`, {
      sheets: [{ slug: "products", actions: [], fields: [{ key: "sku", type: "string", actions: [] }] }],
    });
    expect(await list(spaceId)).toEqual([]);
  });

  it("are hidden from guests who may not see their target", async () => {
    const { spaceId, workbookId } = await createCatalogue(test, [products as never], {
      actions: [act("submit")],
    });
    const sheets = [{ ...products, actions: [act("hidden")] }];
    const other = await test.send("POST", "/workbooks", {
      name: "Other",
      spaceId,
      sheets,
      actions: [act("secret")],
    });
    const [guest] = await test.send("POST", "/guests", [
      {
        email: "mara@quay.example",
        name: "Mara",
        environmentId: test.environments.development,
        spaces: [{ id: spaceId, workbooks: [{ id: workbookId }] }],
      },
    ]);
    const { token } = await test.send("GET", `/guests/${guest.id}/token`);
    const { body } = await test.request("GET", `/actions?spaceId=${spaceId}`, { token });
    expect(body.errors).toBeUndefined();
    expect(body.data.map(({ operation }: Shown) => operation)).toEqual([
      "round",
      "second",
      "first",
      "submit",
    ]);
    for (const operation of ["secret", "hidden", "submit"]) {
      const { id = "" } = (await find(spaceId, operation)) ?? {};
      const { status } = await test.request("GET", `/actions/${id}`, { token });
      expect(status).toBe(operation === "submit" ? 200 : 404);
    }
    expect(other.actions).toHaveLength(1);
  });
});

function dropCounts({ id, slug, config }: { id: string; slug: string; config: unknown }): object {
  return { id, slug, config };
}
