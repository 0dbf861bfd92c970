import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const text = (key: string, label = key) => ({ key, label, type: "string" }) as const;

const fileSheet: SheetConfig = {
  name: "File",
  slug: "file",
  fields: [
    text("art_nr", "Artikelnummer"),
    text("bez", "Bezeichnung"),
    text("preis", "Preis"),
    text("waehrung", "Währung"),
    text("lager", "Auf Lager"),
    text("seit", "Datum"),
    text("bemerkung", "zzz"),
  ],
};

const products: SheetConfig = {
  name: "Products",
  slug: "products",
  mappingConfidenceThreshold: 0.55,
  fields: [
    { key: "sku", type: "string", label: "Article number", constraints: [{ type: "required" }] },
    { key: "name", type: "string", label: "Description" },
    { key: "price", type: "number", label: "Price" },
    {
      key: "currency",
      type: "enum",
      label: "Currency",
      config: { options: [{ value: "EUR", label: "Euro", alternativeNames: ["€"] }, { value: "USD" }] },
    },
    { key: "in_stock", type: "boolean", label: "In stock" },
    { key: "date", type: "date", label: "Date" },
    { key: "source", type: "string", label: "Imported from" },
    { key: "total", type: "string", label: "Total", constraints: [{ type: "computed" }] },
  ],
};

const suggested = {
  art_nr: "sku",
  bez: "name",
  preis: "price",
  waehrung: "currency",
  lager: "in_stock",
  seit: "date",
};

const rows = [
  ["A-1", "Cup", "12,50", "€", "ja", "13.02.2026", ""],
  ["A-2", "Bowl", "1.008,90", "EUR", "nein", "02.03.2026", "new"],
  ["A-3", "Plate", "cheap", "USD", "ja", "28.02.2026", ""],
];

describeEngines("map jobs", (engine) => {
  let test: TestService;
  let kinds = 0;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  async function createSheets(more: Partial<SheetConfig> = {}, values: readonly string[][] = rows) {
    const { workbookId, spaceId, sheets } = await createCatalogue(test, [fileSheet]);
    kinds += 1;
    // What one test decides is not remembered in another one.
    const slug = `products-${kinds}`;
    const body = { name: "Waiting", spaceId, sheets: [{ ...products, slug, ...more }] };
    const destination = await test.send("POST", "/workbooks", body);
    const [sourceSheetId, destinationSheetId] = [sheets["file"] ?? "", destination.sheets[0].id as string];
    await insert(sourceSheetId, values);
    const config = { sourceSheetId, destinationSheetId };
    return {
      sourceSheetId,
      destinationSheetId,
      spaceId,
      workbookId,
      destination: destination.id as string,
      job: { type: "workbook", operation: "map", source: workbookId, config },
    };
  }

  /** Creates a mapping of a source with these columns to a sheet of first and last names. */
  async function createPeople(labels: readonly string[], values: readonly string[][]) {
    const sourceFields = labels.map((label, index) => text(`c${index}`, label));
    const source = { name: "File", slug: "file", fields: sourceFields };
    const { workbookId, spaceId, sheets } = await createCatalogue(test, [source]);
    kinds += 1;
    const people = {
      name: "People",
      slug: `people-${kinds}`,
      fields: [text("first_name", "First name"), text("last_name", "Last name")],
    };
    const destination = await test.send("POST", "/workbooks", { name: "Waiting", spaceId, sheets: [people] });
    const [sourceSheetId, destinationSheetId] = [sheets["file"] ?? "", destination.sheets[0].id as string];
    const records = values.map((row) =>
      Object.fromEntries(row.map((value, index) => [`c${index}`, { value }])),
    );
    await test.send("POST", `/sheets/${sourceSheetId}/records`, records);
    const config = { sourceSheetId, destinationSheetId };
    const { id } = await create({ type: "workbook", operation: "map", source: workbookId, config });
    return { id: id as string, destinationSheetId };
  }

  function insert(sheetId: string, values: readonly string[][]) {
    const keys = fileSheet.fields.map(({ key }) => key);
    const records = values.map((row) =>
      Object.fromEntries(keys.map((key, index) => [key, { value: row[index] ?? null }])),
    );
    return test.send("POST", `/sheets/${sheetId}/records`, records);
  }

  async function readValues(sheetId: string): Promise<Record<string, unknown>[]> {
    const { records } = await test.send("GET", `/sheets/${sheetId}/records?pageSize=10000`);
    return records.map(({ values }: { values: Record<string, { value: unknown }> }) =>
      Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value])),
    );
  }

  const create = (job: object) => test.send("POST", "/jobs", job);
  const getPlan = async (id: string) => (await test.send("GET", `/jobs/${id}/plan`)).plan;
  const execute = async (id: string) => {
    await test.send("POST", `/jobs/${id}/execute`);
    return waitForJob(test, id);
  };
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  const pairs = ({ fieldMapping }: any) =>
    Object.fromEntries(
      // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
      fieldMapping.map((entry: any) => [entry.sourceField.key, entry.destinationField.key]),
    );

  it("show what the steps make of the values of a preview", async () => {
    const long = `not a price ${"x".repeat(5000)}`;
    const { job, destinationSheetId } = await createSheets({}, [
      ...rows,
      ["A-4", "Jug", long, "zł", "no", "7.3.2026", ""],
    ]);
    const { id } = await create(job);
    const plan = await getPlan(id);
    const results = Object.fromEntries(
      // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
      plan.fieldMapping.map((entry: any) => [entry.destinationField.key, entry.previewResult]),
    );
    const show = (...values: unknown[]) => values.map((value) => ({ value }));
    const problem = (value: string) => `${value} is not a number with the decimal sign ",".`;
    expect(results).toEqual({
      sku: show("A-1", "A-2", "A-3", "A-4"),
      name: show("Cup", "Bowl", "Plate", "Jug"),
      price: [
        ...show("12.50", "1008.90"),
        { value: "cheap", problem: problem('"cheap"') },
        { value: long.slice(0, 100), problem: problem("The value") },
      ],
      currency: show("EUR", "EUR", "USD", "zł"),
      in_stock: show(true, false, true, false),
      date: show("2026-02-13", "2026-03-02", "2026-02-28", "2026-03-07"),
    });

    // Other steps have other results, and nothing of it is needed in a request.
    const [match] = plan.fieldMapping.filter(
      // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
      (entry: any) => entry.destinationField.key === "name",
    );
    const upper = { ...match, steps: [{ type: "case", to: "upper" }] };
    const { plan: changed } = await test.send("PATCH", `/jobs/${id}/plan`, { fieldMapping: [upper] });
    const shown = changed.fieldMapping.find(
      // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
      (entry: any) => entry.destinationField.key === "name",
    );
    expect(shown.previewResult).toEqual(show("CUP", "BOWL", "PLATE", "JUG"));
    await execute(id);
    const records = await readValues(destinationSheetId);
    expect(records.map(({ name }) => name)).toEqual(["CUP", "BOWL", "PLATE", "JUG"]);
  });

  it("take back a whole plan as it was returned, in each language, and no changed part", async () => {
    const { job } = await createSheets({}, [...rows]);
    const { id } = await create(job);
    const path = `/jobs/${id}/plan`;
    for (const language of ["en", "de", "ar"]) {
      for (const method of ["PUT", "PATCH"] as const) {
        const headers = { "Accept-Language": language };
        const { plan } = (await test.request("GET", path, { headers })).body.data;
        expect(plan.unmappedSourceFields).not.toEqual([]);
        const { status, body } = await test.request(method, path, { body: plan });
        expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
        expect(pairs(body.data.plan)).toEqual(pairs(plan));
      }
    }
    const plan = await getPlan(id);
    const body = { ...plan, unmappedSourceFields: [], questions: [{ type: "unsure-match", message: "?" }] };
    for (const method of ["PUT", "PATCH"] as const) {
      const refused = await test.request(method, path, { body });
      expect(refused.status).toBe(400);
      expect(refused.body.errors.map(({ key }: { key: string }) => key)).toEqual([
        "unmappedSourceFields",
        "questions",
      ]);
    }
    // The clients of the API name the job and its file.
    for (const method of ["PUT", "PATCH"] as const) {
      const same = await test.request(method, path, { body: { ...plan, jobId: id } });
      expect([same.status, same.body.errors]).toEqual([200, undefined]);
      const other = { ...plan, jobId: "us_jb_other", fileId: "us_fl_other" };
      const refused = await test.request(method, path, { body: other });
      expect([refused.status, ...refused.body.errors.map(({ key }: { key: string }) => key)]).toEqual([
        ...[400, "jobId", "fileId"],
      ]);
    }
    expect(await getPlan(id)).toEqual(plan);
  });

  it("name three other fields that a column may mean", async () => {
    const source = { name: "File", slug: "file", fields: [text("c", "Phone")] };
    const { workbookId, spaceId, sheets } = await createCatalogue(test, [source]);
    kinds += 1;
    const names = ["Phone", "Phone number", "Telephone", "Phone (home)", "Phones", "Fax"];
    const fields = names.map((label, index) => text(`f${index}`, label));
    const destination = await test.send("POST", "/workbooks", {
      name: "Waiting",
      spaceId,
      sheets: [{ name: "People", slug: `phones-${kinds}`, fields }],
    });
    const config = { sourceSheetId: sheets["file"], destinationSheetId: destination.sheets[0].id };
    const job = { type: "workbook", operation: "map", source: workbookId, config };
    const [match] = (await getPlan((await create(job)).id)).fieldMapping;
    expect(match.destinationField.key).toBe("f0");
    expect(match.candidates).toHaveLength(3);
    for (const candidate of match.candidates) {
      expect(candidate).toMatchObject({ reason: expect.any(String), confidence: expect.any(Number) });
      expect(candidate.destinationField.key).not.toBe("f0");
    }
  });

  it("suggest a plan that reads dates, numbers and options, and carry it out", async () => {
    const { job, spaceId, destinationSheetId } = await createSheets();
    const { id, status } = await create(job);
    expect(status).toBe("planning");
    const changes = await test.send("GET", `/events?domain=job&spaceId=${spaceId}`);
    const told = changes
      .filter(({ context }: { context: { jobId: string } }) => context.jobId === id)
      .map(({ topic, payload }: { topic: string; payload: object }) => [topic, payload]);
    expect(told).toMatchObject([
      ["job:updated", { job: "workbook:map", status: "planning" }],
      ["job:created", { job: "workbook:map", status: "created" }],
    ]);
    const { job: shown, plan } = await test.send("GET", `/jobs/${id}/plan`);
    expect(shown).toEqual(await test.send("GET", `/jobs/${id}`));
    expect(pairs(plan)).toEqual(suggested);
    const [number, , price, currency, stock, date] = plan.fieldMapping;
    expect(number).toEqual({
      sourceField: { key: "art_nr", label: "Artikelnummer", type: "string" },
      destinationField: { key: "sku", label: "Article number", type: "string" },
      preview: ["A-1", "A-2", "A-3"],
      previewResult: [{ value: "A-1" }, { value: "A-2" }, { value: "A-3" }],
      steps: [{ type: "trim" }],
      metadata: { confidence: expect.closeTo(0.99, 1), certainty: "strong", reason: "meaning" },
    });
    expect(price.steps).toEqual([{ type: "trim" }, { type: "number", decimal: "," }]);
    expect(currency.enumDetails).toEqual({
      mapping: [{ from: "€", to: "EUR", confidence: 1 }],
      unknownValues: [],
    });
    expect(stock.steps[1]).toEqual({ type: "lookup", values: { ja: true, nein: false } });
    expect(date.steps[1]).toEqual({ type: "date", order: "day-first" });
    const bemerkung = { key: "bemerkung", label: "zzz", type: "string" };
    expect(plan.unmappedSourceFields).toEqual([
      { sourceField: bemerkung, preview: ["new"], reason: "no-match" },
    ]);
    // A computed field is not filled.
    const source = { key: "source", label: "Imported from", type: "string" };
    expect(plan.unmappedDestinationFields).toEqual([{ destinationField: source }]);
    expect(plan.rules).toEqual([]);
    expect(plan).not.toHaveProperty("programId");

    const ended = await execute(id);
    expect(ended).toMatchObject({
      status: "complete",
      progress: 100,
      info: '3 of 3 records added. The column "zzz" goes to no field.',
      result: { read: 3, added: 3, updated: 0, unchanged: 0, error: 1 },
      outcome: { next: { type: "id", id: destinationSheetId } },
    });
    const empty = { source: null, total: null };
    expect(await readValues(destinationSheetId)).toEqual([
      { sku: "A-1", name: "Cup", price: 12.5, currency: "EUR", in_stock: true, date: "2026-02-13", ...empty },
      {
        sku: "A-2",
        name: "Bowl",
        price: 1008.9,
        currency: "EUR",
        in_stock: false,
        date: "2026-03-02",
        ...empty,
      },
      {
        sku: "A-3",
        name: "Plate",
        price: "cheap",
        currency: "USD",
        in_stock: true,
        date: "2026-02-28",
        ...empty,
      },
    ]);
    const events = await test.send("GET", `/events?spaceId=${spaceId}&topic=commit:created`);
    const sheets = events.map(({ context }: { context: { sheetId: string } }) => context.sheetId);
    expect(sheets).toContain(destinationSheetId);
    expect(await getPlan(id)).toEqual(plan);
    expect((await test.request("PATCH", `/jobs/${id}/plan`, { body: {} })).status).toBe(409);
  });

  it("leave out what is less sure than the sheet asks for", async () => {
    const { job } = await createSheets({ mappingConfidenceThreshold: 0.9 });
    const { id } = await create(job);
    const { lager: _, ...sure } = suggested;
    expect(pairs(await getPlan(id))).toEqual(sure);
  });

  it("say for each column what else it may mean, and why nothing reads it", async () => {
    const { workbookId, spaceId, sheets } = await createCatalogue(test, [
      {
        ...fileSheet,
        fields: [
          ...[
            text("a", "Total"),
            text("b", "Invoice total"),
            text("c", "Item price"),
            text("d", "Auf Lager"),
          ],
          text("e", "Fuel"),
        ],
      },
    ]);
    const body = {
      name: "Waiting",
      spaceId,
      sheets: [
        {
          name: "Bills",
          slug: "bills",
          mappingConfidenceThreshold: 0.6,
          fields: [
            { key: "total", type: "string" },
            { key: "in_stock", type: "string" },
          ],
        },
      ],
    };
    const destination = await test.send("POST", "/workbooks", body);
    const config = { sourceSheetId: sheets["file"], destinationSheetId: destination.sheets[0].id };
    const job = { type: "workbook", operation: "map", source: workbookId, config };
    const { id } = await create(job);
    const plan = await getPlan(id);
    expect(pairs(plan)).toEqual({ a: "total" });
    // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
    const reasons = (shown: any) =>
      Object.fromEntries(
        // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
        shown.unmappedSourceFields.map((entry: any) => [
          entry.sourceField.key,
          // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
          [entry.reason, ...(entry.candidates ?? []).map((other: any) => other.destinationField.key)],
        ]),
      );
    expect(reasons(plan)).toEqual({
      b: ["field-taken", "total"],
      c: ["field-taken", "total"],
      d: ["unsure", "in_stock"],
      e: ["no-match"],
    });
    const [candidate] = plan.unmappedSourceFields[2].candidates;
    expect(candidate).toEqual({
      destinationField: { key: "in_stock", label: "in_stock", type: "string" },
      confidence: expect.any(Number),
      reason: "meaning",
    });
    expect(candidate.confidence).toBeLessThan(0.6);

    // A field that is free again is not a reason any more, and a person is one.
    const fieldMapping = [{ sourceField: { key: "a" } }, { destinationField: { key: "total" } }];
    const { plan: changed } = await test.send("PATCH", `/jobs/${id}/plan`, { fieldMapping });
    expect(reasons(changed)).toMatchObject({ a: ["left-out", "total"], b: ["unsure", "total"] });
    const whole = { fieldMapping: [{ sourceField: { key: "b" }, destinationField: { key: "total" } }] };
    const { plan: again } = await test.send("PUT", `/jobs/${id}/plan`, { ...whole, rules: [] });
    expect(reasons(again)).toMatchObject({ a: ["field-taken", "total"], d: ["unsure", "in_stock"] });

    // A match has the other fields that its column may mean; sending them back changes nothing.
    expect(again.fieldMapping[0].candidates).toBeUndefined();
    const moved = { sourceField: { key: "a" }, destinationField: { key: "in_stock" } };
    const { plan: other } = await test.send("PATCH", `/jobs/${id}/plan`, { fieldMapping: [moved] });
    const [match] = other.fieldMapping;
    expect([match.sourceField.key, match.candidates]).toMatchObject([
      "a",
      [{ destinationField: { key: "total" }, reason: "exact" }],
    ]);
    const { plan: same } = await test.send("PATCH", `/jobs/${id}/plan`, { fieldMapping: [match] });
    expect(same.fieldMapping[0].candidates).toEqual(match.candidates);

    // What a person left out of an earlier plan says so in a later one.
    await test.send("PATCH", `/jobs/${id}/plan`, { fieldMapping: [{ sourceField: { key: "e" } }] });
    await execute(id);
    const later = await getPlan((await create(job)).id);
    expect(reasons(later)).toMatchObject({ e: ["left-out"] });
  });

  it.each([
    ["Full name", ["Anna Maria Berg", "Luis García"], ["first_name", "last_name"], "Anna Maria", "Berg"],
    ["Voller Name", ["Anna Maria Berg", "Luis García"], ["first_name", "last_name"], "Anna Maria", "Berg"],
    ["Kunde", ["Berg, Anna Maria", "García, Luis"], ["last_name", "first_name"], "Anna Maria", "Berg"],
    ["氏名", ["山田 太郎", "佐藤 花子"], ["last_name", "first_name"], "太郎", "山田"],
    ["氏名", ["山田\u3000太郎", "佐藤\u3000花子"], ["last_name", "first_name"], "太郎", "山田"],
  ])("split %s of %j into %j", async (label, names, fields, first, last) => {
    const { id, destinationSheetId } = await createPeople(
      [label],
      names.map((name) => [name]),
    );
    const plan = await getPlan(id);
    expect(plan.rules).toMatchObject([{ type: "split", column: "c0", fields }]);
    await execute(id);
    expect((await readValues(destinationSheetId))[0]).toEqual({ first_name: first, last_name: last });
  });

  it("offer to split whole names, until a person decides", async () => {
    const names = [["Anna Berg"], ["Luis García"]];
    const { id, destinationSheetId } = await createPeople(["Full name"], names);
    const { rules, questions, unmappedSourceFields } = await getPlan(id);
    const split = {
      type: "split",
      column: "c0",
      fields: ["first_name", "last_name"],
      separator: " ",
      rest: "first",
    };
    expect([rules, unmappedSourceFields]).toEqual([[split], []]);
    expect(questions).toEqual([
      {
        type: "unsure-match",
        message:
          'Is the column "Full name" split into the fields "First name" and "Last name"? A value is "Anna Berg".',
        code: "split_unsure",
        params: { column: "Full name", fields: ["First name", "Last name"], value: "Anna Berg" },
        sourceField: { key: "c0", label: "Full name", type: "string" },
      },
    ]);
    const path = `/jobs/${id}/plan`;
    const german = (await test.request("GET", path, { headers: { "accept-language": "de" } })).body.data.plan;
    expect(german.questions).toEqual([
      {
        ...questions[0],
        message:
          'Wird die Spalte „Full name“ auf die Felder „First name“ und „Last name“ aufgeteilt? Ein Wert ist "Anna Berg".',
      },
    ]);
    const agreed = (await test.send("PATCH", path, { rules })).plan;
    expect([agreed.rules, agreed.questions]).toEqual([[split], []]);
    // An entry for the column takes the place of the rule.
    const entry = { sourceField: { key: "c0" }, destinationField: { key: "last_name" } };
    const moved = (await test.send("PATCH", path, { fieldMapping: [entry] })).plan;
    expect([moved.rules, pairs(moved)]).toEqual([[], { c0: "last_name" }]);
    await execute(id);
    expect((await readValues(destinationSheetId))[0]).toMatchObject({ last_name: "Anna Berg" });
  });

  it.each([
    ["the values have one part", ["Full name"], [["Anna"], ["Luis"]]],
    ["a column has one of the names", ["Full name", "Surname"], [["Anna Berg", "Berg"]]],
    ["no column has whole names", ["City"], [["San Diego"], ["New York"]]],
  ])("split nothing if %s", async (_, labels, values) => {
    const { id } = await createPeople(labels, values);
    expect((await getPlan(id)).rules).toEqual([]);
  });

  it("wait with questions if they should, and run at once if there are none", async () => {
    const unclear = [
      ["", "Cup", "1.250", "€", "ja", "03.02.2026"],
      ["", "Bowl", "2.900", "Taler", "nein", "02.03.2026"],
    ];
    const { job, destinationSheetId } = await createSheets({}, unclear);
    const immediate = { ...job, trigger: "immediate" };
    const mappingRules = [{ type: "constant", field: "sku", value: null }];
    const waits = { ...job.config, waitIfUnsure: true };
    const { id, status } = await create({ ...immediate, config: waits });
    expect(status).toBe("planning");
    const { questions } = await getPlan(id);
    const brief = questions.map(({ type, sourceField, destinationField }: never) => [
      type,
      (sourceField as { key: string } | undefined)?.key,
      (destinationField as { key: string }).key,
    ]);
    expect(brief).toEqual([
      ["unsure-match", "lager", "in_stock"],
      ["unknown-values", "waehrung", "currency"],
      ["unproven-format", "preis", "price"],
      ["unproven-format", "seit", "date"],
    ]);
    expect(questions[1].message).toContain('"Taler"');
    const steps = [{ type: "date", order: "month-first" }];
    const answers = [
      { sourceField: { key: "lager" }, destinationField: { key: "in_stock" } },
      { sourceField: { key: "seit" }, destinationField: { key: "date" }, steps },
      {
        sourceField: { key: "preis" },
        destinationField: { key: "price" },
        steps: [{ type: "number", decimal: "," }],
      },
      {
        sourceField: { key: "waehrung" },
        destinationField: { key: "currency" },
        enumDetails: {
          mapping: [
            { from: "€", to: "EUR" },
            { from: "Taler", to: "USD" },
          ],
        },
      },
      { sourceField: { key: "art_nr" } },
    ];
    const changed = await test.send("PATCH", `/jobs/${id}/plan`, { fieldMapping: answers });
    expect(changed.plan.questions).toEqual([
      {
        type: "required-field",
        message: 'Nothing fills the field "Article number", which must have a value.',
        code: "field_not_filled",
        params: { field: "Article number" },
        destinationField: { key: "sku", label: "Article number", type: "string" },
      },
    ]);
    expect((await execute(id)).status).toBe("complete");
    expect((await readValues(destinationSheetId))[1]).toMatchObject({
      sku: null,
      price: 2900,
      currency: "USD",
      in_stock: false,
      date: "2026-02-03",
    });

    // Without the setting, the trigger alone decides.
    expect((await create({ ...immediate, config: { ...job.config, mappingRules } })).status).toBe("ready");
    const clear = await createSheets({ fields: [{ key: "bez", type: "string" }] });
    const config = { ...clear.job.config, waitIfUnsure: true };
    const ran = await create({ ...clear.job, config, trigger: "immediate" });
    expect(ran.status).toBe("ready");
    expect((await waitForJob(test, ran.id)).result.added).toBe(3);
  });

  it("have plans that change in parts or as a whole until they are ready", async () => {
    const { job, destinationSheetId } = await createSheets();
    const { id } = await create(job);
    const before = await getPlan(id);
    const path = `/jobs/${id}/plan`;
    const fieldMapping = [
      { sourceField: { key: "bemerkung" }, destinationField: { key: "name" } },
      { sourceField: { key: "lager" } },
      { destinationField: { key: "price" } },
    ];
    const { job: shown, plan } = await test.send("PATCH", path, { fieldMapping });
    expect(shown).toEqual(await test.send("GET", `/jobs/${id}`));
    expect(pairs(plan)).toEqual({ art_nr: "sku", waehrung: "currency", seit: "date", bemerkung: "name" });
    expect(plan.fieldMapping.at(-1).metadata).toEqual({
      confidence: 1,
      certainty: "absolute",
      reason: "confirmed",
    });
    expect(await getPlan(id)).toEqual(plan);
    const name = { type: "concatenate", columns: ["bez", "bemerkung"], field: "name", separator: " - " };
    const ruled = await test.send("PATCH", path, { rules: [name] });
    expect(pairs(ruled.plan)).toEqual({ art_nr: "sku", waehrung: "currency", seit: "date" });
    expect(ruled.plan.rules).toEqual([name]);

    // What was returned can be sent again; all else is gone.
    const again = { fieldMapping: before.fieldMapping.slice(0, 2), rules: [] };
    const whole = await test.send("PUT", path, again);
    expect(pairs(whole.plan)).toEqual({ art_nr: "sku", bez: "name" });
    expect(whole.plan.rules).toEqual([]);
    const wrong = await test.request("PUT", path, {
      body: {
        fieldMapping: [
          { sourceField: { key: "nowhere" }, destinationField: { key: "total" } },
          { sourceField: { key: "bez" }, destinationField: { key: "name" } },
          {},
        ],
        rules: [name, { type: "constant", field: "none", value: 1 }],
      },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors.map(({ key }: { key: string }) => key)).toEqual([
      ...["fieldMapping[0].sourceField.key", "fieldMapping[0].destinationField.key", "fieldMapping[2]"],
      ...["rules[1]", "rules[0]"],
    ]);
    expect(await getPlan(id)).toEqual(whole.plan);
    await test.send("POST", `/jobs/${id}/execute`);
    for (const method of ["PUT", "PATCH"])
      expect((await test.request(method, path, { body: { fieldMapping: [] } })).status).toBe(409);
    await waitForJob(test, id);
    expect((await readValues(destinationSheetId))[0]).toMatchObject({ sku: "A-1", name: "Cup", price: null });
    const other = await create({ ...job, operation: "other" });
    expect((await test.request("GET", `/jobs/${other.id}/plan`)).status).toBe(404);
    // New settings get a new suggestion.
    const next = await create(job);
    await test.send("PUT", `/jobs/${next.id}/plan`, { fieldMapping: [] });
    await test.send("PATCH", `/jobs/${next.id}`, { config: job.config });
    expect(pairs(await getPlan(next.id))).toEqual(suggested);
  });

  it("carry out every kind of rule and step", async () => {
    const values = [
      [" a-1 ", "Anna Maria Berg", "", "kr", "", "Mar 2, 2026", "x"],
      ["a-2", "Bo Ek", "1", "?", "", "never", ""],
    ];
    const fields = ["id", "first", "last", "currency", "date", "either", "both", "all"];
    const { job, destinationSheetId } = await createSheets(
      { fields: [...fields.map((key) => text(key)), { key: "mark", type: "number" }] },
      values,
    );
    const mappingRules = [
      {
        type: "assign",
        column: "art_nr",
        field: "id",
        steps: [{ type: "trim" }, { type: "case", to: "upper" }],
      },
      { type: "split", column: "bez", fields: ["first", "last"], separator: " ", rest: "first" },
      {
        type: "assign",
        column: "waehrung",
        field: "currency",
        steps: [{ type: "lookup", values: { kr: "SEK" }, otherwise: "empty" }],
      },
      { type: "assign", column: "seit", field: "date", steps: [{ type: "date", order: "year-first" }] },
      { type: "coalesce", columns: ["preis", "bemerkung"], field: "either" },
      { type: "concatenate", columns: ["bemerkung", "waehrung"], field: "both", separator: "/" },
      { type: "constant", field: "mark", value: 7 },
    ];
    const { id } = await create({ ...job, config: { ...job.config, mappingRules } });
    expect((await getPlan(id)).rules).toEqual(mappingRules);
    await execute(id);
    expect(await readValues(destinationSheetId)).toEqual([
      {
        id: "A-1",
        first: "Anna Maria",
        last: "Berg",
        currency: "SEK",
        date: "2026-03-02",
        either: "x",
        both: "x/kr",
        all: null,
        mark: 7,
      },
      {
        id: "A-2",
        first: "Bo",
        last: "Ek",
        currency: null,
        date: "never",
        either: "1",
        both: "?",
        all: null,
        mark: 7,
      },
    ]);
    const twice = {
      ...job.config,
      mappingRules: [mappingRules[0], { type: "constant", field: "id", value: 1 }],
    };
    const wrong = await test.request("POST", "/jobs", { body: { ...job, config: twice } });
    expect([wrong.status, wrong.body.errors[0].key]).toEqual([400, "config.mappingRules[1]"]);
  });

  it("change the records with the same key, and add no record twice", async () => {
    const { job, sourceSheetId, destinationSheetId } = await createSheets();
    const config = { ...job.config, keyFields: ["sku"] };
    const run = async () => waitForJob(test, (await create({ ...job, config, trigger: "immediate" })).id);
    expect((await run()).result).toMatchObject({ read: 3, added: 3 });
    await insert(sourceSheetId, [
      ["A-2", "Big bowl", "9,90", "EUR", "ja", "02.03.2026"],
      ["A-4", "Glass", "3,00", "EUR", "ja", "02.03.2026"],
      // An empty cell empties its field, also in a row with a text that needs an escape.
      ["A-1", 'Cup "M"', "", "€", "ja", "13.02.2026"],
    ]);
    expect((await run()).result).toMatchObject({ read: 6, added: 1, updated: 2, unchanged: 1 });
    const records = await readValues(destinationSheetId);
    expect(records.map(({ sku, name, price }) => `${sku} ${name} ${price}`)).toEqual([
      ...['A-1 Cup "M" null', "A-2 Big bowl 9.9", "A-3 Plate cheap", "A-4 Glass 3"],
    ]);
    const { id } = await create({ ...job, config });
    await test.send("PATCH", `/jobs/${id}/plan`, { fieldMapping: [{ sourceField: { key: "art_nr" } }] });
    const without = await execute(id);
    expect([without.status, without.info]).toEqual(["failed", expect.stringContaining("`sku`")]);
  });

  it("remember for sheets with the same slug what people decided", async () => {
    const slug = "memory";
    const first = await createSheets({ slug });
    const { id } = await create(first.job);
    const fieldMapping = [
      { sourceField: { key: "bemerkung" }, destinationField: { key: "source" } },
      { sourceField: { key: "lager" } },
    ];
    await test.send("PATCH", `/jobs/${id}/plan`, { fieldMapping });
    await execute(id);
    const next = await createSheets({ slug, mappingConfidenceThreshold: 1 });
    const plan = await getPlan((await create(next.job)).id);
    const { lager: _, ...others } = suggested;
    expect(pairs(plan)).toEqual({ ...others, bemerkung: "source" });
    expect(plan.fieldMapping[0].metadata).toEqual({
      confidence: 1,
      certainty: "absolute",
      reason: "confirmed",
    });
    expect(plan.questions).toEqual([]);
    const elsewhere = await createSheets({ slug: "elsewhere" });
    expect(pairs(await getPlan((await create(elsewhere.job)).id))).toEqual(suggested);

    // A later decision counts; a job that nobody could look at decides nothing.
    const again = await createSheets({ slug });
    const changed = await create(again.job);
    const answer = { sourceField: { key: "lager" }, destinationField: { key: "in_stock" } };
    await test.send("PATCH", `/jobs/${changed.id}/plan`, { fieldMapping: [answer] });
    await execute(changed.id);
    const last = await createSheets({ slug });
    expect(pairs(await getPlan((await create(last.job)).id))).toMatchObject({ lager: "in_stock" });
    const unseen = await createSheets({ slug: "unseen" });
    await waitForJob(test, (await create({ ...unseen.job, trigger: "immediate" })).id);
    const strict = await createSheets({ slug: "unseen", mappingConfidenceThreshold: 1 });
    expect(pairs(await getPlan((await create(strict.job)).id))).toEqual({});
  });

  it("continue behind the commits that they made when they failed", async () => {
    const many = Array.from({ length: 4_500 }, (_, index) => [`B-${index}`, `Item ${index}`]);
    const { job, destinationSheetId } = await createSheets({}, many);
    const record = { sku: { value: "B-3000" } };
    const { records } = await test.send("POST", `/sheets/${destinationSheetId}/records`, [record, record]);
    const config = { ...job.config, keyFields: ["sku"] };
    const { id } = await create({ ...job, config, trigger: "immediate" });
    const failed = await waitForJob(test, id);
    expect(failed.status).toBe("failed");
    expect(failed.info).toContain("B-3000");
    const { counts } = await test.send("GET", `/sheets/${destinationSheetId}/counts`);
    expect(counts.total).toBe(2_002);
    await test.send("DELETE", `/sheets/${destinationSheetId}/records?ids=${records[0].id}`);
    await test.send("POST", `/jobs/${id}/retry`);
    const ended = await waitForJob(test, id);
    expect(ended.result).toMatchObject({ read: 4_500, added: 4_499, updated: 1 });
    const names = (await readValues(destinationSheetId)).map(({ name }) => name);
    expect(new Set(names).size).toBe(4_500);
    expect(names).toHaveLength(4_500);
    const commits = await test.send("GET", `/sheets/${destinationSheetId}/commits`);
    expect(commits.length).toBeLessThanOrEqual(5);
  });

  it("need two sheets of one environment, and the right to write to both", async () => {
    const { job, sourceSheetId, workbookId, destination } = await createSheets();
    const reject = async (change: object, config: object) => {
      const body = { ...job, ...change, config: { ...job.config, ...config } };
      const { status, body: answer } = await test.request("POST", "/jobs", { body });
      return [status, answer.errors?.[0].key];
    };
    expect(await reject({ source: destination }, {})).toEqual([400, "config.sourceSheetId"]);
    expect(await reject({ destination: workbookId }, {})).toEqual([400, "config.destinationSheetId"]);
    expect(await reject({}, { destinationSheetId: sourceSheetId })).toEqual([
      400,
      "config.destinationSheetId",
    ]);
    expect(await reject({}, { destinationSheetId: "us_sh_none" })).toEqual([
      404,
      "config.destinationSheetId",
    ]);
    expect(await reject({}, { keyFields: ["none"] })).toEqual([400, "config.keyFields"]);
    expect(await reject({ destination }, {})).toEqual([200, undefined]);
    const space = await test.send("POST", "/spaces", {
      name: "Live",
      environmentId: test.environments.production,
    });
    const far = await test.send("POST", "/workbooks", { name: "Far", spaceId: space.id, sheets: [products] });
    expect(await reject({}, { destinationSheetId: far.sheets[0].id })).toEqual([
      ...[400, "config.destinationSheetId"],
    ]);
  });

  it("insert nothing where their caller may not write", async () => {
    const { job, spaceId } = await createSheets();
    const environmentId = test.environments.development;
    const other = await test.send("POST", "/spaces", { name: "Other", environmentId });
    const waiting = { name: "Waiting", spaceId: other.id, sheets: [products] };
    const { sheets } = await test.send("POST", "/workbooks", waiting);
    const email = `${crypto.randomUUID()}@harbour.example`;
    const invited = [{ environmentId, email, name: "Ada", spaces: [{ id: spaceId }] }];
    const [guest] = await test.send("POST", "/guests", invited);
    const { token } = await test.send("GET", `/guests/${guest.id}/token`);
    const ask = async (destinationSheetId: string, by = token) => {
      const body = { ...job, config: { ...job.config, destinationSheetId } };
      const { status, body: response } = await test.request("POST", "/jobs", { body, token: by });
      return [status, response.errors?.[0].key];
    };
    expect(await ask(sheets[0].id)).toEqual([404, "config.destinationSheetId"]);
    const roles: { id: string; name: string }[] = await test.send("GET", "/roles");
    const viewer = roles.find(({ name }) => name === "Viewer")?.id;
    await test.send("POST", `/guests/${guest.id}/roles`, { roleId: viewer, resourceId: other.id });
    expect(await ask(sheets[0].id)).toEqual([403, "config.destinationSheetId"]);
    // A token for one space sees no other one.
    const { token: narrow } = await test.send("GET", `/guests/${guest.id}/token?spaceId=${spaceId}`);
    expect(await ask(sheets[0].id, narrow)).toEqual([404, "config.destinationSheetId"]);
    expect(await ask(job.config.destinationSheetId)).toEqual([200, undefined]);
  });

  it("others write while a plan of many columns is made", async () => {
    const most = 300;
    const keys = Array.from({ length: most }, (_, index) => `c${index}`);
    const names = keys.map((_, index) => `Zorb${index} quant${index * 7919}`);
    const source = { name: "File", slug: "file", fields: keys.map((key, at) => text(key, names[at])) };
    const { workbookId, spaceId, sheets } = await createCatalogue(test, [source]);
    const fields = keys.map((key, at) => ({ key, label: `Zorba${at}`, type: "number" }) as const);
    const wide = { name: "Wide", slug: "wide", fields };
    const destination = await test.send("POST", "/workbooks", { name: "Wide", spaceId, sheets: [wide] });
    const sourceSheetId = sheets["file"] ?? "";
    const record = Object.fromEntries(keys.map((key) => [key, { value: "1" }]));
    await test.send(
      "POST",
      `/sheets/${sourceSheetId}/records`,
      Array.from({ length: 50 }, () => record),
    );
    const config = { sourceSheetId, destinationSheetId: destination.sheets[0].id };
    const other = (await createSheets()).sourceSheetId;

    async function countWritesBeside<Result>(work: Promise<Result>): Promise<[number, Result]> {
      let isDone = false;
      const watched = work.finally(() => {
        isDone = true;
      });
      let count = 0;
      for (; !isDone; count += 1) await insert(other, [["A"]]);
      return [count, await watched];
    }
    const job = { type: "workbook", operation: "map", source: workbookId, config };
    const [made, { id }] = await countWritesBeside(create({ ...job, trigger: "manual" }));
    // In a transaction, at most one before it and one after it.
    expect(made).toBeGreaterThan(3);
    const fieldMapping = keys.map((key) => ({ sourceField: { key }, destinationField: { key } }));
    const { plan } = await test.send("PUT", `/jobs/${id}/plan`, { fieldMapping });
    expect(plan.fieldMapping).toHaveLength(most);
  });

  it("two changes of a plan at once are both there", async () => {
    const { job } = await createSheets();
    const { id } = await create({ ...job, trigger: "manual" });
    const leaveOut = (key: string) =>
      test.send("PATCH", `/jobs/${id}/plan`, { fieldMapping: [{ sourceField: { key } }] });
    await Promise.all(["art_nr", "bez", "preis"].map(leaveOut));
    const { plan } = await test.send("GET", `/jobs/${id}/plan`);
    const left = plan.unmappedSourceFields
      .filter(({ reason }: { reason: string }) => reason === "left-out")
      .map(({ sourceField }: { sourceField: { key: string } }) => sourceField.key);
    expect(left).toEqual(["art_nr", "bez", "preis"]);
  });
});
