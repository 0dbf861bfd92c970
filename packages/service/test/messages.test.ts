import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Property, SheetConfig } from "@data-import/types";
import { type MessageCode, renderMessage } from "@data-import/types/messages";
import { messages as ar } from "@data-import/types/messages/ar";
import { messages as de } from "@data-import/types/messages/de";
import { messages as en } from "@data-import/types/messages/en";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

interface Message {
  readonly message: string;
  readonly code?: string;
  readonly params?: Record<string, unknown>;
}

/** The sources of the service and of its rules about tables and values. */
const code = ["../src", "../../tables/src"]
  .map((folder) => join(import.meta.dirname, folder))
  .flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(source, name), "utf8")),
  )
  .join("\n");

it.each(Object.keys(en.texts).filter((key) => !key.includes(".")))(
  "the service has a place that says %s",
  // The other direction is a type: a code that the table does not have does not compile.
  (known) => expect(code).toContain(`"${known}"`),
);

const options = (count: number) => ({
  options: Array.from({ length: count }, (_, index) => ({ value: `o${index}` })),
});
const longText = "x".repeat(256);

/** A field, a value of it, and what the service says in three languages. */
const said: readonly (readonly [MessageCode, object, unknown, string, string, string, object?])[] = [
  [
    "value_required",
    { type: "string", constraints: [{ type: "required" }] },
    "",
    ...([
      "This field needs a value.",
      "Dieses Feld braucht einen Wert.",
      "يحتاج هذا الحقل إلى قيمة.",
    ] as const),
  ],
  [
    "number_expected",
    { type: "number" },
    "x",
    "This must be a number, such as 12 or 12.5.",
    "Das muss eine Zahl sein, zum Beispiel 12 oder 12.5.",
    "يجب أن تكون القيمة رقمًا، مثل 12 أو 12.5.",
  ],
  [
    "number_rounded",
    { type: "number", config: { decimalPlaces: 2 } },
    1234.567,
    "1234.567 was rounded to 2 decimal places.",
    "1.234,567 wurde auf 2 Nachkommastellen gerundet.",
    "قُرِّب العدد 1,234.567 إلى منزلتين عشريتين.",
    { value: 1234.567, places: 2 },
  ],
  [
    "date_expected",
    { type: "date" },
    "x",
    "This must be a day that exists, written as 2026-03-02.",
    "Das muss ein Tag sein, den es gibt, geschrieben wie 2026-03-02.",
    "يجب أن تكون القيمة يومًا موجودًا، مكتوبًا بالشكل \u20662026-03-02\u2069.",
  ],
  [
    "boolean_expected",
    { type: "boolean" },
    "x",
    "This must be `true` or `false`.",
    "Das muss `true` oder `false` sein.",
    "يجب أن تكون القيمة `true` أو `false`.",
  ],
  [
    "option_expected",
    { type: "enum", config: options(2) },
    "x",
    "This must be one of `o0`, `o1`.",
    "Das muss eine dieser Optionen sein: `o0`, `o1`.",
    "يجب أن تكون القيمة أحد الخيارات `\u2068o0\u2069`، `\u2068o1\u2069`.",
    { options: ["o0", "o1"], more: 0 },
  ],
  [
    "option_expected",
    { type: "enum-list", config: options(11) },
    ["x"],
    "This must be one of `o0`, `o1`, `o2`, `o3`, `o4`, `o5`, `o6`, `o7`, `o8`, `o9` and others.",
    "Das muss eine dieser Optionen sein: `o0`, `o1`, `o2`, `o3`, `o4`, `o5`, `o6`, `o7`, `o8`, `o9` oder eine weitere.",
    `يجب أن تكون القيمة أحد الخيارات ${options(10)
      .options.map(({ value }) => `\`\u2068${value}\u2069\``)
      .join("، ")} أو غيرها.`,
    { options: options(10).options.map(({ value }) => value), more: 1 },
  ],
  [
    "options_missing",
    { type: "enum", config: options(0) },
    "x",
    "This field has no options yet.",
    "Dieses Feld hat noch keine Optionen.",
    "ليس لهذا الحقل خيارات بعد.",
  ],
  [
    "list_not_allowed",
    { type: "string" },
    ["a", "b"],
    "This must be one text, not a list.",
    "Das muss ein einzelner Text sein, keine Liste.",
    "يجب أن تكون القيمة نصًا واحدًا، لا قائمة.",
  ],
  [
    "size_exceeded",
    { type: "string", config: { size: "tiny" } },
    longText,
    "This text is too long: a field of the size `tiny` may have at most 255 characters.",
    "Dieser Text ist zu lang: Ein Feld der Größe `tiny` fasst höchstens 255 Zeichen.",
    "هذا النص طويل جدًا: الحقل ذو الحجم `\u2068tiny\u2069` يتسع لما لا يزيد على 255 حرفًا.",
    { size: "tiny", limit: 255, unit: "characters" },
  ],
  [
    "reference_not_found",
    { type: "reference", config: { ref: "said", key: "f0" } },
    "x",
    "No record of the sheet `said` has this value in its field `f0`.",
    "Kein Datensatz des Blatts `said` hat diesen Wert in seinem Feld `f0`.",
    "لا يوجد في الورقة `\u2068said\u2069` سجل بهذه القيمة في الحقل `\u2068f0\u2069`.",
    { sheet: "said", field: "f0" },
  ],
];

/** A stored rule, a value, and what the service says of it. */
const ruled: readonly (readonly [MessageCode, object, unknown, string, string, string, object?])[] = [
  [
    "value_not_listed",
    { values: ["a"] },
    "b",
    "This value is not in the list of allowed values.",
    "Dieser Wert steht nicht in der Liste der erlaubten Werte.",
    "هذه القيمة ليست في قائمة القيم المسموح بها.",
  ],
  [
    "format_wrong",
    { format: "email" },
    "b",
    "This value does not have the format `email`.",
    "Dieser Wert hat nicht das Format `email`.",
    "هذه القيمة ليست بالصيغة `\u2068email\u2069`.",
    { format: "email" },
  ],
  [
    "pattern_not_matched",
    { pattern: "\\d+" },
    "b",
    "This value does not match `\\d+`.",
    "Dieser Wert passt nicht zu `\\d+`.",
    "هذه القيمة لا تطابق `\u2068\\d+\u2069`.",
    { pattern: "\\d+" },
  ],
  [
    "text_too_short",
    { minLength: 3 },
    "b",
    "This text has fewer than 3 characters.",
    "Dieser Text hat weniger als 3 Zeichen.",
    "هذا النص أقصر من 3 أحرف.",
    { minimum: 3 },
  ],
  [
    "text_too_long",
    { maxLength: 1 },
    "bb",
    "This text has more than 1 characters.",
    "Dieser Text hat mehr als 1 Zeichen.",
    "هذا النص أطول من حرف واحد.",
    { maximum: 1 },
  ],
  [
    "number_too_small",
    { minimum: 1000.5 },
    "1",
    "This value is not a number from 1000.5 on.",
    "Dieser Wert ist keine Zahl ab 1.000,5.",
    "هذه القيمة ليست رقمًا يبدأ من 1,000.5.",
    { minimum: 1000.5 },
  ],
  [
    "number_too_large",
    { maximum: 1 },
    "2",
    "This value is not a number up to 1.",
    "Dieser Wert ist keine Zahl bis 1.",
    "هذه القيمة ليست رقمًا لا يتجاوز 1.",
    { maximum: 1 },
  ],
  [
    "date_too_early",
    { earliest: "2026-03-02" },
    "2026-03-01",
    "This value is not a date from 2026-03-02 on.",
    "Dieser Wert ist kein Datum ab dem 02.03.2026.",
    "هذه القيمة ليست تاريخًا يبدأ من \u206802/03/2026\u2069.",
    { earliest: "2026-03-02" },
  ],
  [
    "date_too_late",
    { latest: "2026-03-02" },
    "2026-03-03",
    "This value is not a date up to 2026-03-02.",
    "Dieser Wert ist kein Datum bis zum 02.03.2026.",
    "هذه القيمة ليست تاريخًا لا يتجاوز \u206802/03/2026\u2069.",
    { latest: "2026-03-02" },
  ],
];

const languages = { en, de, ar };
/** Node writes Arabic days with marks of their direction, which differ from version to version. */
const plain = (text: string) => text.replaceAll("\u200f", "");

describeEngines("messages of the service", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const get = (path: string, language?: string) =>
    test.request("GET", path, { headers: language === undefined ? {} : { "accept-language": language } });

  /** The messages of the fields of the only record of a sheet, in a language. */
  async function read(sheetId: string, language?: string): Promise<Record<string, Message[]>> {
    const { body } = await get(`/sheets/${sheetId}/records?includeMessages=true`, language);
    const { values } = body.data.records[0] as TestResponse["body"];
    return Object.fromEntries(
      Object.entries(values).map(([key, cell]) => [key, (cell as { messages: Message[] }).messages]),
    );
  }

  async function createSheet(fields: readonly Property[], more: Partial<SheetConfig> = {}): Promise<string> {
    const sheet = { name: "Said", slug: "said", fields: [...fields], ...more };
    return (await createCatalogue(test, [sheet])).sheets["said"] as string;
  }

  const insert = (sheetId: string, ...records: readonly Record<string, unknown>[]) =>
    test.send("POST", `/sheets/${sheetId}/records`, records.map(cells));

  /** Expects the messages of a sheet in each language, and that the page would write the same. */
  async function expectSaid(
    sheetId: string,
    cases: readonly (readonly [string, MessageCode, ...(readonly unknown[])])[],
  ): Promise<void> {
    for (const [place, language] of (["en", "de", "ar"] as const).entries()) {
      const found = await read(sheetId, language);
      for (const [key, known, ...texts] of cases) {
        const [message] = found[key] ?? [];
        expect({ ...message, message: plain(message?.message ?? "") }).toMatchObject({
          code: known,
          message: texts[place],
        });
        expect(message?.params).toEqual(texts[3]);
        expect(renderMessage(languages[language], message ?? {})).toBe(message?.message);
      }
    }
  }

  it("say which stored rule a value breaks, in three languages", async () => {
    const app = await test.send("POST", "/apps", { name: "Rules", namespace: "rules", type: "CUSTOM" });
    for (const [index, [, rule]] of ruled.entries())
      await test.send("POST", `/apps/${app.id}/constraints`, { validator: `rule${index}`, rule });
    const { development } = test.environments;
    const space = await test.send("POST", "/spaces", { environmentId: development, appId: app.id });
    const fields = ruled.map((_, index) => ({
      key: `f${index}`,
      type: "string",
      constraints: [{ type: "stored", validator: `rule${index}` }],
    }));
    const sheets = [{ name: "Said", slug: "said", fields }];
    const workbook = await test.send("POST", "/workbooks", { name: "x", spaceId: space.id, sheets });
    const [{ id: sheetId }] = workbook.sheets;
    await insert(sheetId, Object.fromEntries(ruled.map(([, , value], index) => [`f${index}`, value])));
    await expectSaid(
      sheetId,
      ruled.map(([known, , , ...texts], index) => [`f${index}`, known, ...texts]),
    );
  });

  it("say what is wrong with the types of fields in three languages", async () => {
    const fields = said.map(([, field], index) => ({ ...field, key: `f${index}` }) as Property);
    const sheetId = await createSheet(fields);
    await insert(sheetId, Object.fromEntries(said.map(([, , value], index) => [`f${index}`, value])));
    await expectSaid(
      sheetId,
      said.map(([known, , , ...texts], index) => [`f${index}`, known, ...texts]),
    );
  });

  it("say which values other records have, in three languages", async () => {
    const text = { type: "string" } as const;
    const sheetId = await createSheet(
      [
        { key: "a", ...text, constraints: [{ type: "unique" }] },
        { key: "b", ...text },
        { key: "c", ...text },
      ],
      { constraints: [{ type: "unique", name: "both", strategy: "concat", fields: ["b", "c"] }] },
    );
    await insert(sheetId, { a: "1", b: "2", c: "3" }, { a: "1", b: "2", c: "3" });
    await expectSaid(sheetId, [
      [
        ...(["a", "value_not_unique"] as const),
        "Another record has the same value; it must be the only one.",
        "Ein anderer Datensatz hat denselben Wert; er darf nur einmal vorkommen.",
        "يوجد سجل آخر بالقيمة نفسها؛ يجب ألا تتكرر.",
      ],
      [
        ...(["c", "values_not_unique"] as const),
        "Another record has the same values in b, c.",
        "Ein anderer Datensatz hat dieselben Werte in b, c.",
        "يوجد سجل آخر بالقيم نفسها في \u2068b\u2069، \u2068c\u2069.",
        { fields: ["b", "c"] },
      ],
    ]);
  });

  it("are in the language that a request prefers, and in English otherwise", async () => {
    const sheetId = await createSheet([{ key: "a", type: "number" }]);
    await insert(sheetId, { a: "x" });
    const path = `/sheets/${sheetId}/records?includeMessages=true`;
    const expected: readonly (readonly [string | undefined, keyof typeof languages])[] = [
      ["ar, de;q=0.5", "ar"],
      ["sv, de;q=0.5, ar;q=0.7", "ar"],
      ["de-AT", "de"],
      ["DE-de;Q=1.0", "de"],
      ["de;q=0.5, en;q=0.4", "de"],
      ["sv", "en"],
      ["*", "en"],
      [undefined, "en"],
      ["sv, *;q=0.1", "en"],
      ["en;q=0, *", "ar"],
      ["de;q=0", "en"],
      ["", "en"],
      ["de;q=2, ;;, ar;q=0.1", "ar"],
      [`${"x-y,".repeat(5000)}de`, "en"],
      ["constructor, __proto__", "en"],
    ];
    for (const [header, language] of expected) {
      // Each time, as the response to the same request may be kept.
      const { status, headers, body } = await get(path, header);
      const [{ message }] = body.data.records[0].values.a.messages;
      expect([header, status, message]).toEqual([header, 200, languages[language].texts.number_expected]);
      expect([headers.get("content-language"), headers.get("vary")]).toEqual([language, "Accept-Language"]);
    }
  });

  it("of two nodes are in the language of each request, also right after a change", async () => {
    const sheetId = await createSheet([{ key: "a", type: "number" }]);
    const other = await test.startNode();
    const path = `/sheets/${sheetId}/records?includeMessages=true`;
    const ask = async (request: TestService["request"], language: string) => {
      const { body } = await request("GET", path, { headers: { "accept-language": language } });
      return body.data.records.map((record: TestResponse["body"]) => record.values.a.messages[0].message);
    };
    for (let count = 1; count <= 3; count += 1) {
      await insert(sheetId, { a: "x" });
      for (const request of [test.request, other])
        for (const language of ["de", "en", "ar", "de"] as const)
          expect(await ask(request, language)).toEqual(
            Array.from({ length: count }, () => languages[language].texts.number_expected),
          );
    }
  });

  it("of others stay as they were written, without a code, also if the writer sends one", async () => {
    const sheetId = await createSheet([
      { key: "a", type: "string" },
      { key: "b", type: "string", constraints: [{ type: "required", config: { message: "Why?" } }] },
    ]);
    const sent = { message: "By the hook.", type: "error", code: "number_expected", params: { a: 1 } };
    const { body } = await test.request("POST", `/sheets/${sheetId}/records`, {
      headers: { "x-hook-name": "prices" },
      body: [{ a: { value: "x", messages: [sent] }, b: { value: "" } }],
    });
    const { a, b } = await read(sheetId, "de");
    expect([body.errors, a?.[0]]).toEqual([
      undefined,
      {
        field: "a",
        type: "error",
        source: "custom-logic",
        message: "By the hook.",
        hook: "prices",
        createdBy: expect.any(String),
      },
    ]);
    expect(b).toEqual([{ field: "b", type: "error", source: "required-constraint", message: "Why?" }]);
  });

  it("of the service that are sent back in any language change nothing", async () => {
    const sheetId = await createSheet([
      { key: "a", type: "number", config: { decimalPlaces: 1 } },
      { key: "b", type: "string" },
    ]);
    await test.send("POST", `/sheets/${sheetId}/records`, [
      { a: { value: 1.25 }, b: { value: "x", valid: false } },
    ]);
    const { body } = await get(`/sheets/${sheetId}/records?includeMessages=true`, "de");
    const [{ id, values }] = body.data.records;
    const strip = ({ code: _, params: __, ...message }: Message) => message;
    const asRead = { a: { messages: values.a.messages }, b: { messages: values.b.messages } };
    const withoutCodes = {
      a: { messages: values.a.messages.map(strip) },
      b: { messages: [{ ...strip(values.b.messages[0]), code: "marked_invalid" }] },
    };
    const before = await read(sheetId, "en");
    expect(before).toMatchObject({
      a: [{ code: "number_rounded", message: "1.25 was rounded to 1 decimal places." }],
      b: [{ code: "marked_invalid", message: "The writer marked this value as invalid." }],
    });
    for (const sentBack of [asRead, withoutCodes]) {
      const { body: updated } = await test.request("PUT", `/sheets/${sheetId}/records`, {
        body: [{ id, values: sentBack }],
        headers: { "accept-language": "de" },
      });
      expect(updated.errors).toBeUndefined();
      expect(await read(sheetId, "en")).toEqual(before);
    }
  });

  it("from before there were codes keep their text, and count as the same", async () => {
    const sheetId = await createSheet([
      { key: "a", type: "number" },
      { key: "b", type: "string", constraints: [{ type: "unique" }] },
    ]);
    await insert(sheetId, { a: "x", b: "1" });
    const old = [{ type: "error", source: "invalid-option", message: en.texts.number_expected }];
    await test.storage.transaction(async (db) => {
      await db
        .updateTable("records")
        .set({ messages: JSON.stringify({ 0: old }) })
        .where("sheet_id", "=", sheetId)
        .execute();
    });
    const other = await test.startNode();
    const path = `/sheets/${sheetId}/records?includeMessages=true`;
    const readOld = async () => {
      const response = await other("GET", `${path}&x=${Math.random()}`.replace(/&x.*/, ""), {
        headers: { "accept-language": "de;q=0.9" },
      });
      return response.body.data.records[0].values.a.messages;
    };
    expect(await readOld()).toEqual([{ field: "a", ...old[0] }]);
    // The second record makes the service validate the first one again: only `b` has another verdict.
    const { commitId } = await insert(sheetId, { b: "1" });
    const changes = await test.send("GET", `/commits/${commitId}/changes`);
    expect(changes.filter(({ type }: { type: string }) => type === "judged")).toMatchObject([
      { fields: ["b"] },
    ]);
    expect(await readOld()).toMatchObject([{ code: "number_expected", message: de.texts.number_expected }]);
  });

  it("of jobs are in the language of the request, with a code, as long as nobody else has written", async () => {
    const sheetId = await createSheet([{ key: "a", type: "string" }]);
    await insert(sheetId, { a: "1" }, { a: "2" });
    const id = await startJob(test, {
      type: "sheet",
      operation: "export",
      source: sheetId,
      config: { options: {} },
    });
    const job = await waitForJob(test, id);
    const known = { infoCode: "records_exported", infoParams: { count: 2 } };
    expect(job).toMatchObject({
      ...known,
      info: "2 records exported",
      outcome: { heading: "The file is ready", message: "2 records exported" },
    });
    const events = await test.send(
      "GET",
      `/events?environmentId=${test.environments.development}&pageSize=100`,
    );
    const ended = events.find(
      (event: TestResponse["body"]) => event.topic === "job:completed" && event.context.jobId === id,
    );
    expect(ended.payload.info).toBe("2 records exported");
    const { body } = await get(`/jobs/${id}`, "de");
    expect(body.data).toEqual({
      ...job,
      info: "2 Datensätze exportiert",
      outcome: { ...job.outcome, heading: "Die Datei ist fertig", message: "2 Datensätze exportiert" },
    });
    const listed = await get(`/jobs?parentId=&pageSize=100`.replace("parentId=&", ""), "ar");
    const shown = listed.body.data.find((one: { id: string }) => one.id === id);
    expect(shown).toMatchObject({ ...known, info: "تم تصدير سجلين" });
    await test.send("PATCH", `/jobs/${id}`, { info: "Mine." });
    const { body: after } = await get(`/jobs/${id}`, "de");
    expect([after.data.info, after.data.infoCode]).toEqual(["Mine.", undefined]);
  });

  it("of a request that is repeated with its key are those of its first response", async () => {
    const sheetId = await createSheet([{ key: "a", type: "number" }]);
    const send = (language: string) =>
      test.request("POST", `/sheets/${sheetId}/records`, {
        headers: { "idempotency-key": "said-1", "accept-language": language },
        body: [cells({ a: "x" })],
      });
    const [first, second] = [await send("de"), await send("ar")];
    const text = (response: TestResponse) => response.body.data.records[0].values.a.messages[0].message;
    expect([text(first), first.headers.get("content-language")]).toEqual([de.texts.number_expected, "de"]);
    // Records are written again for the repeated request, so they are in its own language.
    const language = second.headers.get("content-language");
    expect([language === null ? de : ar].map(({ texts }) => texts.number_expected)).toEqual([text(second)]);
  });
});
