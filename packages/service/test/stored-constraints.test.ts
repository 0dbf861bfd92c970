import type { ConstraintResource, Property, StoredRule } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { FoundedAccount } from "../src/index.ts";
import { cells } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** Values that follow a rule, and others that break it with a message. */
const rules: readonly (readonly [StoredRule, readonly unknown[], readonly unknown[], string])[] = [
  [
    { values: ["a", "12"] },
    ["a", 12, null, ""],
    ["A", 13],
    "This value is not in the list of allowed values.",
  ],
  [
    { pattern: "^[A-Z]{3}-\\d+$" },
    ["ABC-1"],
    ["xABC-1", "ABC-"],
    "This value does not match `^[A-Z]{3}-\\d+$`.",
  ],
  [{ minLength: 2 }, ["ab", "👍👍"], ["a", "👍"], "This text has fewer than 2 characters."],
  [{ maxLength: 2 }, ["ab", "👍👍"], ["abc"], "This text has more than 2 characters."],
  [
    { minimum: 1.5 },
    ["1.5", "20"],
    ["1.4", "two", ""].slice(0, 2),
    "This value is not a number from 1.5 on.",
  ],
  [{ maximum: 3 }, ["-7", "3"], ["4", "3x"], "This value is not a number up to 3."],
  [
    { earliest: "2026-01-31" },
    ["2026-01-31"],
    ["2026-01-30", "x"],
    "This value is not a date from 2026-01-31 on.",
  ],
  [
    { latest: "2026-01-31" },
    ["2026-01-31"],
    ["2026-02-01", "1"],
    "This value is not a date up to 2026-01-31.",
  ],
  [{ minLength: 2, maxLength: 3 }, ["ab"], ["a"], "This text has fewer than 2 characters."],
];

describeEngines("stored constraints", (engine) => {
  let test: TestService;
  let account: FoundedAccount;
  let appId: string;
  let path: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await test.createAccount();
    appId = (await send("POST", "/apps", { name: "Prices", namespace: "prices", type: "CUSTOM" })).id;
    path = `/apps/${appId}/constraints`;
  });

  const send = (method: string, to: string, body?: unknown) =>
    test.send(method, to, body as object, account.token);
  const refuse = async (method: string, to: string, body?: unknown) => {
    const response = await test.request(method, to, { body, token: account.token });
    const [first] = response.body.errors;
    return [response.status, first.key, first.code, first.message];
  };
  const refuseAt = async (method: string, to: string, body?: unknown) =>
    (await refuse(method, to, body)).slice(0, 2);
  const create = (validator: string, rule: StoredRule, more: object = {}): Promise<ConstraintResource> =>
    send("POST", path, { validator, rule, ...more });
  const createSpace = async (more: object = { appId }) =>
    (await send("POST", "/spaces", { environmentId: account.environments.development, ...more })).id;
  const createSheet = async (fields: readonly Property[], spaceId?: string): Promise<string> => {
    const sheets = [{ name: "Products", slug: "products", fields }];
    const space = spaceId ?? (await createSpace());
    return (await send("POST", "/workbooks", { name: "x", spaceId: space, sheets })).sheets[0].id;
  };
  const field = (validator: string, more: object = {}): Property => ({
    key: "sku",
    type: "string",
    constraints: [{ type: "stored", validator, ...more }],
  });
  const setFields = async (sheetId: string, fields: readonly Property[]) => {
    const { workbookId } = await send("GET", `/sheets/${sheetId}`);
    await send("PATCH", `/workbooks/${workbookId}`, { sheets: [{ id: sheetId, fields }] });
  };
  const insert = (sheetId: string, values: readonly unknown[], key = "sku") =>
    send(
      "POST",
      `/sheets/${sheetId}/records`,
      values.map((value) => cells({ [key]: value })),
    );
  const readMessages = async (sheetId: string, key = "sku"): Promise<(string | undefined)[]> => {
    const { records } = await send("GET", `/sheets/${sheetId}/records?includeMessages=true`);
    return records.map(
      ({ values }: { values: Record<string, { messages?: { message: string }[] }> }) =>
        values[key]?.messages?.[0]?.message,
    );
  };

  it("are created, changed with a version for each change, and deleted, without events", async () => {
    const sent = {
      validator: "sku",
      label: "Article",
      description: "?",
      options: { message: "No.", a: [1] },
    };
    const first = { ...sent, rule: { pattern: "[A-Z]+" }, appId };
    const created = await send("POST", path, first);
    expect(created).toEqual({
      ...first,
      id: expect.stringMatching(/^us_cn_/),
      version: 1,
      isBuiltin: false,
      createdAt: expect.any(String),
      updatedAt: created.createdAt,
    });
    const one = `${path}/${created.id}`;
    expect(await send("PATCH", one, { label: "Article" })).toEqual(created);
    const changed = await send("PATCH", one, { rule: { minLength: 3 }, options: { level: "warn" } });
    expect(changed).toEqual({
      ...created,
      rule: { minLength: 3 },
      options: { level: "warn" },
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(await send("GET", one)).toEqual(changed);
    const second = { ...changed, createdAt: changed.updatedAt };
    expect(await send("GET", `${one}/versions`)).toEqual([second, created]);
    expect(await send("GET", `${one}/versions/1`)).toEqual(created);
    expect(await refuseAt("GET", `${one}/versions/3`)).toEqual([404, "version"]);
    const newer = await create("b", { values: ["x"] });
    expect(await send("GET", path)).toEqual([newer, changed]);
    const deleted = await test.request("DELETE", one, { token: account.token });
    expect(deleted).toMatchObject({ status: 200, body: { success: true } });
    for (const gone of [one, `${one}/versions`, `${one}/versions/1`]) {
      expect(await refuseAt("GET", gone)).toEqual([404, "constraintId"]);
    }
    expect(await send("GET", path)).toEqual([newer]);
    expect((await create("sku", { minLength: 1 })).version).toBe(1);
    expect(await send("GET", "/events")).toEqual([]);
  });

  it("store code for listeners and hand it out, and check values only by a rule", async () => {
    const code = "function constraint(value, key, { record }) { record.addError(key, 'No.'); }";
    const first = await send("POST", path, {
      validator: "coded",
      function: code,
      options: { message: "No." },
    });
    expect(first).toMatchObject({ function: code, version: 1 });
    expect(first).not.toHaveProperty("rule");
    const one = `${path}/${first.id}`;
    expect(await send("GET", path)).toEqual([first]);
    expect(await send("PATCH", one, { function: code })).toEqual(first);
    const sheetId = await createSheet([field("coded")]);
    await insert(sheetId, ["anything", ""]);
    expect(await readMessages(sheetId)).toEqual([undefined, undefined]);
    const both = await send("PATCH", one, { rule: { minLength: 9 } });
    expect(both).toMatchObject({ function: code, rule: { minLength: 9 }, version: 2 });
    const shorter = "(value) => value";
    expect(await send("PATCH", one, { function: shorter })).toMatchObject({ function: shorter, version: 3 });
    expect(await send("GET", `${one}/versions/1`)).toEqual(first);
    expect((await send("GET", `${one}/versions`)).map((each: ConstraintResource) => each.function)).toEqual([
      ...[shorter, code, code],
    ]);
    await setFields(sheetId, [field("coded", { version: 3 })]);
    expect(await readMessages(sheetId)).toEqual(["No.", undefined]);
    expect((await refuse("DELETE", one))[2]).toBe("constraint_in_use");
  });

  it("are rejected without rule and code, with a taken name or a rule that nobody can follow", async () => {
    await create("sku", { minLength: 1 });
    const refusals: [object, unknown[]][] = [
      [{ validator: "a", function: "" }, ["function", "value_too_short", expect.any(String)]],
      [{ validator: "a" }, ["rule", "value_missing", expect.any(String)]],
      [{ validator: "a", rule: {} }, ["rule", "value_too_short", expect.any(String)]],
      [{ rule: { minLength: 1 } }, ["validator", "value_missing", expect.any(String)]],
      [
        { validator: "a", rule: { minLength: 2, maxLength: 1 } },
        [
          "rule.minLength",
          "value_invalid",
          "No value can follow the rule: `minLength` must not be more than `maxLength`.",
        ],
      ],
      [
        { validator: "a", rule: { pattern: "(?=a)" } },
        ["rule.pattern", "value_malformed", expect.any(String)],
      ],
      [
        { validator: "a", rule: { minLength: 1 }, appId: "us_app_other" },
        ["appId", "reference_mismatch", expect.any(String)],
      ],
    ];
    for (const [body, expected] of refusals) {
      expect(await refuse("POST", path, body), JSON.stringify(body)).toEqual([400, ...expected]);
    }
    for (const validator of ["sku", "email"]) {
      const refused = await refuse("POST", path, { validator, rule: { minLength: 1 } });
      expect(refused.slice(0, 3)).toEqual([409, "validator", "name_taken"]);
    }
    const { id } = await create("Sku", { minimum: 1 });
    const limits = { rule: { minimum: 2, maximum: 1 } };
    expect(await refuseAt("PATCH", `${path}/${id}`, limits)).toEqual([400, "rule.minimum"]);
    expect(await refuseAt("PATCH", `${path}/${id}`, { validator: "b" })).toEqual([400, "validator"]);
    expect(await send("GET", `${path}/${id}/versions`)).toHaveLength(1);
  });

  it("of the service are in the list if asked for, work without an app, and cannot be changed", async () => {
    expect(await send("GET", path)).toEqual([]);
    const all: ConstraintResource[] = await send("GET", `${path}?includeBuiltins=true`);
    expect(all.map(({ validator }) => validator)).toEqual([
      ...["email", "url", "uuid", "ip", "phone", "iban", "currency"],
    ]);
    for (const each of all) {
      expect(each).toMatchObject({ appId, isBuiltin: true, version: 1, rule: { format: each.validator } });
      const one = `${path}/${each.id}`;
      expect(await send("GET", one)).toEqual(each);
      expect(await send("GET", `${one}/versions`)).toEqual([each]);
      expect(await send("GET", `${one}/versions/1`)).toEqual(each);
      expect(await refuseAt("PATCH", one, { label: "x" })).toEqual([400, "constraintId"]);
      expect(await refuseAt("DELETE", one)).toEqual([400, "constraintId"]);
    }
    const sheetId = await createSheet([field("iban")], await createSpace({}));
    await insert(sheetId, ["DE89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 01"]);
    expect(await readMessages(sheetId)).toEqual([undefined, "This value does not have the format `iban`."]);
  });

  it("check each value by the conditions of their rule", async () => {
    const fields: Property[] = [];
    for (const [index, [rule]] of rules.entries()) {
      await create(`v${index}`, rule);
      fields.push({ ...field(`v${index}`), key: `f${index}` });
    }
    const sheetId = await createSheet(fields);
    for (const [index, [rule, valid, invalid, message]] of rules.entries()) {
      const { records } = await insert(sheetId, [...valid, ...invalid], `f${index}`);
      const found = records.map(
        ({ valid: isValid, values }: { valid: boolean; values: Record<string, { messages: unknown[] }> }) => {
          return [isValid, values[`f${index}`]?.messages];
        },
      );
      expect(found, JSON.stringify(rule)).toMatchObject([
        ...valid.map(() => [true, []]),
        ...invalid.map(() => [
          false,
          [{ field: `f${index}`, type: "error", source: "stored-constraint", message }],
        ]),
      ]);
    }
  });

  it("check numbers, booleans and each value of a list by their texts", async () => {
    await create("few", { values: ["1", "true", "red"] });
    const constraints = field("few").constraints ?? [];
    const fields: Property[] = [
      { key: "number", type: "number", constraints },
      { key: "boolean", type: "boolean", constraints },
      { key: "list", type: "string-list", constraints },
    ];
    const sheetId = await createSheet(fields);
    const rows = [
      { number: 1, boolean: true, list: ["red", "1"] },
      { number: 2, boolean: false, list: ["red", "blue"] },
    ];
    const { records } = await send(
      "POST",
      `/sheets/${sheetId}/records`,
      rows.map((row) => cells(row)),
    );
    const valid = records.map(({ values }: { values: Record<string, { valid: boolean }> }) =>
      Object.keys(rows[0] ?? {}).map((key) => values[key]?.valid),
    );
    expect(valid).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  });

  it("have the message and level of their options, or of the field", async () => {
    await create("sku", { minLength: 9 }, { options: { message: "Own.", level: "warn" } });
    const sheetId = await createSheet([
      field("sku"),
      { ...field("sku", { config: { message: "Field.", level: "info", more: 1 } }), key: "b" },
      { ...field("sku", { config: { message: 1, level: "loud" } }), key: "c" },
    ]);
    const { records } = await send("POST", `/sheets/${sheetId}/records`, [
      cells({ sku: "a", b: "a", c: "a" }),
    ]);
    const { sku, b, c } = records[0].values;
    expect(records[0].valid).toBe(true);
    expect([sku, b, c].map(({ messages }) => messages)).toMatchObject([
      [{ type: "warn", message: "Own." }],
      [{ type: "info", message: "Field." }],
      [{ type: "warn", message: "Own." }],
    ]);
  });

  it("check a value whenever its record is validated, and several of one field all count", async () => {
    await create("long", { minLength: 3 });
    await create("upper", { pattern: "[A-Z]*" });
    const constraints = [...(field("long").constraints ?? []), ...(field("upper").constraints ?? [])];
    const sheetId = await createSheet([{ key: "sku", type: "string", constraints }]);
    const { records } = await insert(sheetId, ["ab", "ABC"]);
    expect(records[0].values.sku.messages).toHaveLength(2);
    const [{ id }] = records;
    const update = (value: string) =>
      send("PUT", `/sheets/${sheetId}/records`, [{ id, values: cells({ sku: value }) }]);
    await update("abc");
    expect(await readMessages(sheetId)).toEqual(["This value does not match `[A-Z]*`.", undefined]);
    await update("ABCD");
    expect(await readMessages(sheetId)).toEqual([undefined, undefined]);
    await update("x");
    await send("POST", `/sheets/${sheetId}/validate`);
    expect((await readMessages(sheetId))[0]).toBe("This text has fewer than 3 characters.");
    const counts = await send("GET", `/sheets/${sheetId}/counts`);
    expect(counts.counts).toMatchObject({ total: 2, error: 1 });
  });

  it("check the values of an import, and large sheets in steps", async () => {
    const { id } = await create("sku", { minLength: 3 });
    await send("PATCH", `${path}/${id}`, { rule: { maxLength: 3 } });
    const spaceId = await createSpace();
    const slugs = ["file", "products"];
    const sheets = slugs.map((slug) => {
      const constraints = slug === "file" ? [] : field("sku").constraints;
      return { name: slug, slug, fields: [{ key: "sku", type: "string", label: "Article", constraints }] };
    });
    const workbook = await send("POST", "/workbooks", { name: "x", spaceId, sheets });
    const [source, target] = workbook.sheets.map((sheet: { id: string }) => sheet.id);
    await insert(
      source,
      Array.from({ length: 1200 }, (_, index) => "x".repeat(1 + (index % 4))),
    );
    const config = { sourceSheetId: source, destinationSheetId: target };
    const body = { type: "workbook", operation: "map", source: workbook.id, config };
    const job = await send("POST", "/jobs", body);
    await send("POST", `/jobs/${job.id}/execute`);
    const readJob = () => send("GET", `/jobs/${job.id}`);
    await expect.poll(async () => (await readJob()).status).toBe("complete");
    const readErrors = async () => (await send("GET", `/sheets/${target}/counts`)).counts.error;
    expect(await readErrors()).toBe(600);
    await setFields(target, [field("sku", { version: 2 })]);
    expect(await readErrors()).toBe(300);
    await setFields(target, [field("sku", { version: 1 })]);
    expect(await readErrors()).toBe(600);
  });

  it("are used in the version that a field names, until the sheet names another one", async () => {
    const { id } = await create("sku", { minLength: 3 });
    const sheetId = await createSheet([field("sku")]);
    await insert(sheetId, ["ab", "abc"]);
    await send("PATCH", `${path}/${id}`, { rule: { maxLength: 2 } });
    const short = "This text has fewer than 3 characters.";
    await send("POST", `/sheets/${sheetId}/validate`);
    expect(await readMessages(sheetId)).toEqual([short, undefined]);
    const change = (more: object) => setFields(sheetId, [field("sku", more)]);
    await change({ version: 2 });
    expect(await readMessages(sheetId)).toEqual([undefined, "This text has more than 2 characters."]);
    await change({ version: 1 });
    expect(await readMessages(sheetId)).toEqual([short, undefined]);
  });

  it("must exist in the app of the space when a field gets them", async () => {
    await create("sku", { minLength: 3 });
    const other = (await send("POST", "/apps", { name: "b", namespace: "b", type: "CUSTOM" })).id;
    const spaces = [await createSpace({}), await createSpace({ appId: other }), await createSpace()];
    const refuseSheet = (spaceId: string | undefined, more: object = {}, validator = "sku") => {
      const sheets = [{ name: "x", slug: "x", fields: [field(validator, more)] }];
      return refuse("POST", "/workbooks", { name: "x", spaceId, sheets });
    };
    const key = "sheets[0].fields[0].constraints[0].validator";
    const rest = "has no stored constraint `sku` with the version 1: getConstraints lists those that exist.";
    expect(await refuseSheet(spaces[0])).toEqual([
      ...[400, key, "value_invalid", `The space belongs to no app, and the service ${rest}`],
    ]);
    expect(await refuseSheet(spaces[1])).toEqual([400, key, "value_invalid", `The app \`${other}\` ${rest}`]);
    for (const refused of [
      await refuseSheet(spaces[2], { version: 2 }),
      await refuseSheet(spaces[2], {}, "SKU"),
    ]) {
      expect(refused.slice(0, 2)).toEqual([400, key]);
    }
    const sheetId = await createSheet([{ key: "sku", type: "string" }], spaces[2]);
    const added = { ...field("nobody"), key: "b" };
    const { workbookId } = await send("GET", `/sheets/${sheetId}`);
    const sheets = [{ id: sheetId, fields: [added] }];
    expect(await refuseAt("PATCH", `/workbooks/${workbookId}`, { sheets })).toEqual([400, key]);
  });

  it("in use cannot be deleted, and stay in sheets and their copies without the app", async () => {
    const { id } = await create("sku", { minLength: 3 });
    const spaceId = await createSpace();
    const sheetId = await createSheet([field("sku")], spaceId);
    expect(await refuse("DELETE", `${path}/${id}`)).toEqual([
      ...[409, "constraintId", "constraint_in_use"],
      `The sheet \`products\` (\`${sheetId}\`) uses the constraint \`sku\`, so it cannot be deleted.`,
    ]);
    const other = await send("POST", "/apps", { name: "b", namespace: "b", type: "CUSTOM" });
    await send("PATCH", `/spaces/${spaceId}`, { appId: other.id });
    await send("PATCH", `/sheets/${sheetId}`, { name: "Goods" });
    await insert(sheetId, ["a"]);
    expect(await readMessages(sheetId)).toEqual(["This text has fewer than 3 characters."]);
    expect((await refuse("DELETE", `${path}/${id}`))[2]).toBe("constraint_in_use");
    await test.request("DELETE", `/apps/${appId}`, { token: account.token });
    expect(await refuseAt("GET", `${path}/${id}`)).toEqual([404, "appId"]);
    await send("PATCH", `/sheets/${sheetId}`, { name: "Articles" });
    const copy = await send("POST", `/sheets/${sheetId}/duplicate`, {});
    for (const each of [sheetId, copy.id]) {
      await insert(each, ["ab"]);
      expect((await readMessages(each)).at(-1)).toBe("This text has fewer than 3 characters.");
    }
  });

  it("are never deleted while a sheet takes them over", async () => {
    const spaceId = await createSpace();
    for (let round = 0; round < 10; round += 1) {
      const { id } = await create(`v${round}`, { minLength: 3 });
      const sheets = [{ name: "x", slug: "x", fields: [field(`v${round}`)] }];
      const [deleted, made] = await Promise.all([
        test.request("DELETE", `${path}/${id}`, { token: account.token }),
        test.request("POST", "/workbooks", { body: { name: "x", spaceId, sheets }, token: account.token }),
      ]);
      expect([
        [200, 400],
        [409, 200],
      ]).toContainEqual([deleted.status, made.status]);
    }
  });

  it("can be deleted as soon as no field names them", async () => {
    const { id } = await create("sku", { minLength: 3 });
    const sheetId = await createSheet([field("sku")]);
    await insert(sheetId, ["ab"]);
    await setFields(sheetId, [{ key: "sku", type: "string" }]);
    expect(await readMessages(sheetId)).toEqual([undefined]);
    await test.request("DELETE", `${path}/${id}`, { token: account.token });
    expect(await send("GET", path)).toEqual([]);
  });

  it("are seen by no other account and no other app", async () => {
    const { id } = await create("sku", { minLength: 3 });
    const stranger = await test.createAccount();
    const other = (await send("POST", "/apps", { name: "b", namespace: "b", type: "CUSTOM" })).id;
    const one = `/${id}`;
    const requests: [string, string, object?][] = [
      ["GET", one],
      ["PATCH", one, { label: "x" }],
      ["DELETE", one],
      ["GET", `${one}/versions`],
      ["GET", `${one}/versions/1`],
    ];
    for (const [method, end, body] of requests) {
      const elsewhere = await refuseAt(method, `/apps/${other}/constraints${end}`, body);
      expect(elsewhere, `${method} ${end}`).toEqual([404, "constraintId"]);
      const { status } = await test.request(method, `${path}${end}`, { body, token: stranger.token });
      expect(status, `${method} ${end}`).toBe(404);
    }
    const body = { validator: "b", rule: { minLength: 1 } };
    expect((await test.request("POST", path, { body, token: stranger.token })).status).toBe(404);
    expect((await test.request("GET", path, { token: stranger.token })).status).toBe(404);
    expect(await send("GET", `/apps/${other}/constraints`)).toEqual([]);
  });
});
