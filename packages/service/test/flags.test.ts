import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { listTopics, startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("flags", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let base: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    catalogue = await createCatalogue(test, [
      productSheet,
      { ...productSheet, name: "Spare parts", slug: "parts" },
    ]);
    base = `/v1/workbooks/${catalogue.workbookId}/flags`;
  });

  const review = { slug: "needs-review", label: "Needs review", colorHex: "#F5A623" };
  const insert = (sheet: string, ...skus: string[]) =>
    test.request("POST", `/sheets/${catalogue.sheets[sheet]}/records`, {
      body: skus.map((sku) => cells({ sku, name: "Rope", price: 3 })),
    });
  /** The flags of each record, by article. */
  const readFlags = async (sheet = "products") => {
    const { body } = await test.request("GET", `/sheets/${catalogue.sheets[sheet]}/records`);
    return Object.fromEntries(
      body.data.records.map(
        (record: { values: { sku: { value: string } }; metadata: { flags?: string[] } }) => [
          record.values.sku.value,
          record.metadata.flags ?? [],
        ],
      ),
    );
  };
  const mutate = async (body: object) => {
    const response = await test.request("POST", `${base}/bulk-mutate`, { body });
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    expect(response.body).toEqual({ success: true, jobId: expect.stringMatching(/^us_jb_/) });
    return waitForJob(test, response.body.jobId);
  };

  it("are created, found by their slug, and listed newest first", async () => {
    const created = await test.request("POST", base, { body: review });
    expect(created.body).toMatchObject({ ...review, workbookId: catalogue.workbookId });
    const { body: second } = await test.request("POST", base, { body: { ...review, slug: "sold-out" } });
    expect((await test.request("GET", base)).body).toEqual([second, created.body]);
    expect((await test.request("GET", `${base}/needs-review`)).body).toEqual(created.body);
    expect((await test.request("POST", base, { body: review })).status).toBe(409);
    expect((await test.request("GET", `${base}/no-such`)).status).toBe(404);
  });

  it("are not found by their id, and mark no records when they are created", async () => {
    await insert("products", "A1");
    const { body } = await test.request("POST", base, { body: review });
    const { workbookId } = catalogue;
    const dates = { createdAt: expect.any(String), updatedAt: expect.any(String) };
    expect(body).toEqual({ ...review, ...dates, workbookId, id: expect.stringMatching(/^us_flg_/) });
    expect((await test.request("GET", `${base}/${body.id}`)).status).toBe(404);
    expect(await readFlags()).toEqual({ A1: [] });
  });

  it("change only in the sent properties, and not to a slug in use", async () => {
    const { body: created } = await test.request("POST", base, { body: review });
    await test.request("POST", base, { body: { ...review, slug: "sold-out" } });
    const { body } = await test.request("PATCH", `${base}/needs-review`, { body: { label: "Look again" } });
    expect(body).toEqual({ ...created, label: "Look again", updatedAt: expect.any(String) });
    const taken = await test.request("PATCH", `${base}/needs-review`, { body: { newSlug: "sold-out" } });
    expect(taken).toMatchObject({ status: 409, body: { errors: [{ key: "newSlug" }] } });
    expect((await test.request("GET", `${base}/needs-review`)).body).toEqual(body);
  });

  it("keep their label and colour when they are applied again", async () => {
    const read = async (slug: string) => (await test.request("GET", `${base}/${slug}`)).body;
    const { body } = await test.request("POST", base, { body: review });
    const flag = { label: "Other", colorHex: "#112233" };
    for (const operation of ["apply", "replace", "delete"]) {
      await mutate({ operation, slug: "needs-review", flag });
    }
    expect(await read("needs-review")).toEqual(body);
    await mutate({ operation: "apply", slug: "applied", flag });
    expect(await read("applied")).toMatchObject(flag);
    await mutate({ operation: "replace", slug: "replaced", flag });
    expect(await read("replaced")).toMatchObject({ label: "replaced", colorHex: "#808080" });
    await mutate({ operation: "delete", slug: "deleted", flag });
    expect((await test.request("GET", `${base}/deleted`)).status).toBe(404);
  });

  it("are applied to the selected records of every sheet, and created if they are missing", async () => {
    await insert("products", "A1", "A2", "A2");
    await insert("parts", "B1");
    const job = await mutate({
      operation: "apply",
      slug: "needs-review",
      flag: { label: "Needs review" },
      filter: "error",
      filterField: "sku",
    });
    expect(job).toMatchObject({ status: "complete", progress: 100, info: "2 records flagged" });
    expect(await readFlags()).toEqual({ A1: [], A2: ["needs-review"] });
    expect(await readFlags("parts")).toEqual({ B1: [] });
    expect((await test.request("GET", `${base}/needs-review`)).body).toMatchObject({ label: "Needs review" });
    const topics = await listTopics(test, job.id);
    expect(topics.slice(0, 3)).toEqual(["job:created", "job:ready", "job:updated"]);
    expect(topics).toContain("flag:created");
    expect(topics.at(-1)).toBe("job:completed");
  });

  it("are replaced and removed", async () => {
    await insert("products", "A1", "A2");
    await insert("parts", "B1");
    await mutate({ operation: "apply", slug: "one" });
    await mutate({ operation: "apply", slug: "two", searchValue: "A1" });
    expect(await readFlags()).toEqual({ A1: ["one", "two"], A2: ["one"] });
    await mutate({ operation: "replace", slug: "three", query: "sku eq A1" });
    expect(await readFlags()).toEqual({ A1: ["three"], A2: ["one"] });
    expect((await mutate({ operation: "delete", slug: "one" })).info).toBe("2 records unflagged");
    expect(await readFlags()).toEqual({ A1: ["three"], A2: [] });
    expect(await readFlags("parts")).toEqual({ B1: [] });
    await mutate({ operation: "apply", slug: "four" });
    await mutate({ operation: "delete", slug: "four", searchValue: "A1" });
    expect(await readFlags()).toEqual({ A1: ["three"], A2: ["four"] });
  });

  it("are counted once, with any characters in their slugs", async () => {
    await insert("products", "A1", "A2");
    const slugs = ['say "hi"', "back\\slash", "größe", "100%", "tab\there"];
    for (const slug of slugs) {
      await mutate({ operation: "apply", slug, searchValue: "A1" });
      expect((await mutate({ operation: "apply", slug })).info).toBe("1 record flagged");
      expect((await mutate({ operation: "apply", slug })).info).toBe("0 records flagged");
    }
    expect(await readFlags()).toEqual({ A1: slugs, A2: slugs });
    for (const [index, slug] of slugs.entries()) {
      expect((await mutate({ operation: "delete", slug, searchValue: "A1" })).info).toBe(
        "1 record unflagged",
      );
      expect(await readFlags()).toEqual({ A1: slugs.slice(index + 1), A2: slugs });
    }
    for (const slug of slugs) {
      expect((await mutate({ operation: "replace", slug })).info).toBe("2 records flagged");
      expect((await mutate({ operation: "replace", slug })).info).toBe("0 records flagged");
      expect(await readFlags()).toEqual({ A1: [slug], A2: [slug] });
    }
  });

  it("are removed together by a job, whose deletion changes no records", async () => {
    await insert("products", "A1");
    for (const slug of ["one", "two", "three"]) await mutate({ operation: "apply", slug });
    const { workbookId } = catalogue;
    const mutation = { type: "flag", operation: "delete", flag: { slug: "one" }, flags: ["two"] };
    const id = await startJob(test, {
      type: "workbook",
      operation: "bulk-mutate-flags",
      source: workbookId,
      config: { workbookId, mutation },
    });
    expect(await waitForJob(test, id)).toMatchObject({ info: "1 record unflagged" });
    expect(await readFlags()).toEqual({ A1: ["three"] });
    expect((await test.request("DELETE", `/jobs/${id}`)).status).toBe(200);
    expect(await readFlags()).toEqual({ A1: ["three"] });
  });

  it("are changed after a snapshot of every sheet if the request has a label for it", async () => {
    await insert("products", "A1");
    await insert("parts", "B1");
    const { config } = await mutate({ operation: "apply", slug: "one", q: "A1", snapshotLabel: "Before" });
    const { workbookId } = catalogue;
    expect(config).toEqual({
      workbookId,
      q: "A1",
      snapshotLabel: "Before",
      mutation: { type: "flag", operation: "apply", flag: { slug: "one" } },
    });
    const { body } = await test.request("GET", `/events?topic=snapshot:created&pageSize=2`);
    const { sheets } = catalogue;
    expect(body.data.map(({ context }: { context: { sheetId: string } }) => context.sheetId).sort()).toEqual(
      Object.values(sheets).sort(),
    );
    const copies = await test.storage.db
      .selectFrom("snapshots")
      .innerJoin("snapshot_records", "snapshot_id", "snapshots.id")
      .where("snapshots.sheet_id", "in", Object.values(sheets))
      .select(["label", "flags"])
      .execute();
    expect(copies).toEqual([
      { label: "Before", flags: null },
      { label: "Before", flags: null },
    ]);
  });

  it.each<[object, string[], { ids?: number[]; exceptions?: number[] }?]>([
    [{}, ["A1", "A2", "A2x"]],
    [{ filter: "all" }, ["A1", "A2", "A2x"]],
    [{ filter: "none" }, []],
    [{ filter: "valid" }, ["A1", "A2x"]],
    [{ filter: "error" }, ["A2"]],
    [{ filter: "error", filterField: "price" }, ["A2"]],
    [{ filter: "error", filterField: "sku" }, []],
    [{ filterField: "sku" }, ["A1", "A2", "A2x"]],
    [{ searchValue: "a2" }, ["A2", "A2x"]],
    [{ searchValue: '"a2"' }, ["A2"]],
    [{ searchValue: '""', searchField: "currency" }, ["A2x"]],
    [{ searchValue: "a2", searchField: "name" }, []],
    [{ q: "a2" }, ["A2", "A2x"]],
    [{ q: "sku eq A2" }, []],
    [{ query: "sku eq A2" }, ["A2"]],
    [{}, ["A1"], { ids: [0] }],
    [{ filter: "valid" }, ["A2x"], { ids: [0] }],
    [{ filter: "all" }, ["A2", "A2x"], { ids: [0] }],
    [{ searchValue: "a2" }, ["A2"], { ids: [2] }],
    [{}, ["A2", "A2x"], { exceptions: [0] }],
    [{}, ["A1"], { ids: [0, 1], exceptions: [1] }],
    [{ filter: "none" }, ["A1"], { exceptions: [0] }],
  ])(
    "are applied to the records of %o, which are %o, with the records %o",
    async (body, found, named = {}) => {
      const path = `/sheets/${catalogue.sheets["products"]}/records`;
      const inserted = await test.request("POST", path, {
        body: [
          cells({ sku: "A1", price: 1, currency: "EUR" }),
          cells({ sku: "A2", price: "many", currency: "EUR" }),
          cells({ sku: "A2x", price: 3 }),
        ],
      });
      const ids = Object.entries(named).map(([key, places]) => {
        return [key, places.map((place) => inserted.body.data.records[place].id)];
      });
      await mutate({ operation: "apply", slug: "found", ...body, ...Object.fromEntries(ids) });
      const flagged = Object.entries<string[]>(await readFlags()).flatMap(([sku, { length }]) =>
        length === 0 ? [] : sku,
      );
      expect(flagged).toEqual(found);
    },
  );

  it("are applied to no record of a sheet without a field of the query", async () => {
    const notes = { name: "Notes", slug: "notes", fields: [{ key: "text", type: "string" as const }] };
    catalogue = await createCatalogue(test, [notes, productSheet]);
    base = `/v1/workbooks/${catalogue.workbookId}/flags`;
    await test.request("POST", `/sheets/${catalogue.sheets["notes"]}/records`, {
      body: [cells({ text: "A1" })],
    });
    await insert("products", "A1");
    expect(await mutate({ operation: "apply", slug: "x", query: "sku ne B1" })).toMatchObject({
      info: "1 record flagged",
    });
    expect(await readFlags()).toEqual({ A1: ["x"] });
  });

  it("search for text together with another condition", async () => {
    await insert("products", "A1", "A2", "B2");
    await mutate({ operation: "apply", slug: "found", searchValue: "2", q: "A" });
    expect(await readFlags()).toEqual({ A1: [], A2: ["found"], B2: [] });
  });

  it("are applied to the records of all conditions, without the exceptions", async () => {
    const { body } = await insert("products", "A1", "A2", "B2", "B2");
    await insert("parts", "A2");
    const [a1, a2, b2] = body.data.records.map(({ id }: { id: string }) => id);
    const rows: [conditions: object, found: string[], inParts?: string[]][] = [
      [{}, ["A1", "A2", "B2", "B2"], ["A2"]],
      [{ filter: "all" }, ["A1", "A2", "B2", "B2"], ["A2"]],
      [{ filter: "none" }, []],
      [{ filter: "error" }, ["B2", "B2"]],
      [{ filter: "valid" }, ["A1", "A2"], ["A2"]],
      [{ filter: "error", filterField: "price" }, []],
      [{ filterField: "price" }, ["A1", "A2", "B2", "B2"], ["A2"]],
      [{ filter: "valid", searchValue: "2" }, ["A2"], ["A2"]],
      [{ filter: "valid", searchValue: "a", searchField: "sku", query: "price eq 3", q: "1" }, ["A1"]],
      [{ searchValue: "2", searchField: "name" }, []],
      [{ searchValue: '"A"' }, []],
      [{ searchValue: '"A1"' }, ["A1"]],
      [{ searchValue: '""', searchField: "currency" }, ["A1", "A2", "B2", "B2"], ["A2"]],
      [{ searchValue: '""', searchField: "sku" }, []],
      [{ q: "price eq 3" }, []],
      [{ q: "rope" }, ["A1", "A2", "B2", "B2"], ["A2"]],
      [{ ids: [a1, a2] }, ["A1", "A2"]],
      [{ ids: [a1], searchValue: "A" }, ["A2"], ["A2"]],
      [{ ids: [a1], filter: "valid" }, ["A2"], ["A2"]],
      [{ ids: [b2], filter: "error" }, ["B2"]],
      [{ ids: [a1], filter: "all" }, ["A2", "B2", "B2"], ["A2"]],
      [{ exceptions: [a1, b2] }, ["A2", "B2"], ["A2"]],
      [{ ids: [a1, a2], exceptions: [a1] }, ["A2"]],
      [{ filter: "valid", exceptions: [a1] }, ["A2"], ["A2"]],
      [{ filter: "none", exceptions: [a1, b2] }, ["A1", "B2"]],
    ];
    for (const [index, [conditions]] of rows.entries()) {
      await mutate({ operation: "apply", slug: `row-${index}`, ...conditions });
    }
    const listFlagged = async (sheet: string) => {
      const response = await test.request("GET", `/sheets/${catalogue.sheets[sheet]}/records`);
      const records: { values: { sku: { value: string } }; metadata: { flags?: string[] } }[] =
        response.body.data.records;
      return rows.map((_, index) =>
        records.flatMap(({ values, metadata }) =>
          metadata.flags?.includes(`row-${index}`) ? [values.sku.value] : [],
        ),
      );
    };
    const [inProducts, inSpareParts] = [await listFlagged("products"), await listFlagged("parts")];
    for (const [index, [conditions, found, inParts = []]] of rows.entries()) {
      const flagged = [inProducts[index], inSpareParts[index]];
      expect({ conditions, flagged }).toEqual({ conditions, flagged: [found, inParts] });
    }
  });

  it("are applied to no records of a sheet without the fields of the selection", async () => {
    const weights: SheetConfig = { name: "Weights", fields: [{ key: "weight", type: "number" }] };
    catalogue = await createCatalogue(test, [productSheet, weights]);
    base = `/v1/workbooks/${catalogue.workbookId}/flags`;
    await insert("products", "A1");
    for (const condition of [
      { query: "weight ne 1" },
      { filter: { weight: { ne: 1 } } },
      { filter: "valid", filterField: "weight" },
      { searchValue: '""', searchField: "weight" },
    ]) {
      await mutate({ operation: "apply", slug: "found", ...condition });
    }
    expect(await readFlags()).toEqual({ A1: [] });
  });

  it("are changed by a job that emits each step, after a snapshot by request", async () => {
    await insert("products", "A1");
    const sheetId = catalogue.sheets["products"];
    const job = await mutate({ operation: "apply", slug: "new", snapshotLabel: "Before the flags" });
    await mutate({ operation: "update", slug: "new", flag: { label: "New" } });
    const { body } = await test.request("GET", `/events?spaceId=${catalogue.spaceId}&pageSize=1000`);
    const listOf = (topic: string) => body.data.filter((event: { topic: string }) => event.topic === topic);
    expect(listOf("flag:created")).toMatchObject([{ payload: { slug: "new" }, context: { jobId: job.id } }]);
    expect(listOf("flag:updated")).toMatchObject([{ payload: { slug: "new", label: "New" } }]);
    expect(listOf("records:updated")).toMatchObject([{ payload: { count: 1 }, context: { sheetId } }]);
    expect(listOf("snapshot:created")).toMatchObject(
      Array(2).fill({
        payload: { label: "Before the flags" },
        context: { snapshotId: expect.stringMatching(/^us_ss_/) },
      }),
    );
    expect(listOf("job:updated")).toContainEqual(
      expect.objectContaining({ context: expect.objectContaining({ jobId: job.id }) }),
    );
  });

  it.each([
    [{ sku: "A1" }, ["A1"]],
    [{ sku: ["A1", "B2"], price: 3 }, ["A1", "B2"]],
    [{ price: { gte: 3, lt: 4 }, sku: { like: "A%" } }, ["A1", "A2"]],
    [{ sku: { ne: "A1", is: "valid" } }, ["A2", "B2"]],
    [{ currency: null }, ["A1", "A2", "B2"]],
    [{ currency: { ne: null } }, []],
    [{}, ["A1", "A2", "B2"]],
  ])("are applied to the records of a filter with conditions: %o", async (filter, found) => {
    await insert("products", "A1", "A2", "B2");
    await mutate({ operation: "apply", slug: "found", filter });
    const flagged = Object.entries<string[]>(await readFlags()).flatMap(([sku, { length }]) =>
      length === 0 ? [] : sku,
    );
    expect(flagged).toEqual(found);
  });

  it("are changed in label and colour by a job, too", async () => {
    await test.request("POST", base, { body: review });
    await mutate({ operation: "update", slug: "needs-review", flag: { colorHex: "#D0021B" } });
    expect((await test.request("GET", `${base}/needs-review`)).body).toMatchObject({
      label: "Needs review",
      colorHex: "#D0021B",
    });
    const unknown = await test.request("POST", `${base}/bulk-mutate`, {
      body: { operation: "update", slug: "no-such", flag: { label: "?" } },
    });
    expect(unknown.status).toBe(404);
  });

  it("stay on their records if the slug changes, and are removed from them when they are deleted", async () => {
    await insert("products", "A1", "A2");
    await mutate({ operation: "apply", slug: "needs-review" });
    await mutate({ operation: "apply", slug: "sold-out", searchValue: "A2" });
    const changed = await test.request("PATCH", `${base}/needs-review`, { body: { newSlug: "look-again" } });
    expect(changed.body).toMatchObject({ slug: "look-again" });
    expect(await readFlags()).toEqual({ A1: ["look-again"], A2: ["look-again", "sold-out"] });
    expect((await test.request("DELETE", `${base}/look-again`)).body).toEqual({ data: { success: true } });
    expect(await readFlags()).toEqual({ A1: [], A2: ["sold-out"] });
  });

  it.each([
    [{ operation: "apply", slug: "x", query: "price gt" }, "query"],
    [{ operation: "apply", slug: "x", query: "prise gt 3" }, "query"],
    [{ operation: "apply", slug: "x", filter: ["valid"] }, "filter"],
    [{ operation: "apply", slug: "x", filter: { prise: 3 } }, "filter.prise"],
    [{ operation: "apply", slug: "x", filter: { price: { above: 3 } } }, "filter.price.above"],
    [{ operation: "apply", slug: "x", filter: { price: { gt: [3] } } }, "filter.price.gt"],
    [{ operation: "apply", slug: "x", filter: { price: { is: "big" } } }, "filter.price.is"],
    [{ operation: "apply", slug: "x", filter: { sku: Array.from({ length: 101 }, String) } }, "filter"],
    [{ operation: "apply", slug: "x", filter: "wrong" }, "filter"],
    [{ operation: "apply", slug: "x", searchField: "prise", searchValue: "3" }, "searchField"],
  ])("reject an invalid selection: %o", async (body, key) => {
    const response = await test.request("POST", `${base}/bulk-mutate`, { body });
    expect(response.status).toBe(400);
    expect(response.body.errors[0].key).toBe(key);
  });

  it("are hidden from other accounts", async () => {
    const { token } = await test.createAccount();
    expect((await test.request("GET", base, { token })).status).toBe(404);
    expect((await test.request("POST", base, { token, body: review })).status).toBe(404);
    const body = { operation: "apply", slug: "x" };
    expect((await test.request("POST", `${base}/bulk-mutate`, { token, body })).status).toBe(404);
  });
});
