import type { FieldRule, RuleStep } from "@data-import/types";
import { describe, expect, test } from "vitest";
import { createClient, type ImportOptions, isJobError } from "../../src/index.ts";

const sheet = { id: "us_sh_1", workbookId: "us_wb_1", name: "Contacts" };
const column = { sourceField: { key: "mail", label: "E-mail" }, preview: [] };
const plan = {
  fieldMapping: [],
  rules: [],
  unmappedSourceFields: [column],
  unmappedDestinationFields: [],
  questions: [],
};

const findings = [{ code: "rows-left-out", message: "1 row left out.", count: 1 }];

/** A service that reads and maps every file, and stores the requests. `end` is the status of the last job. */
function createApi(end = "complete") {
  const requests: { readonly call: string; readonly body: unknown }[] = [];
  const responses: Readonly<Record<string, unknown>> = {
    "GET /sheets/us_sh_1": sheet,
    "GET /workbooks/us_wb_1": { id: "us_wb_1", spaceId: "us_sp_1", environmentId: "us_env_1" },
    "POST /files": { id: "us_fl_1", name: "people.csv", status: "partial" },
    "GET /jobs": [{ id: "us_jb_1", operation: "extract" }],
    "GET /jobs/us_jb_1": { id: "us_jb_1", status: "complete", progress: 100 },
    "GET /files/us_fl_1": { id: "us_fl_1", name: "people.csv", workbookId: "us_wb_2" },
    "GET /sheets": ["us_sh_2", "us_sh_3"].map((id) => ({ id, workbookId: "us_wb_2", name: id })),
    "POST /jobs": { id: "us_jb_2" },
    "GET /jobs/us_jb_2/plan": { job: {}, plan },
    "PATCH /jobs/us_jb_2/plan": { job: {}, plan },
    "POST /jobs/us_jb_2/execute": { success: true },
    "POST /jobs/us_jb_2/cancel": { id: "us_jb_2" },
    "GET /jobs/us_jb_2": {
      id: "us_jb_2",
      type: "workbook",
      operation: "map",
      status: end,
      result: { added: 2, findings },
    },
  };
  const fetch = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace("/v1", "")}`;
    const isJson = request.headers.get("content-type") === "application/json";
    const text = await request.text();
    requests.push({ call, body: isJson ? JSON.parse(text) : undefined });
    return Response.json({ data: responses[call] });
  };
  return { api: createClient({ baseUrl: "http://service.test/v1", token: "t", fetch }), requests };
}

const file = new File(["mail\na@example.com\n"], "people.csv");
const bodyOf = ({ requests }: ReturnType<typeof createApi>, call: string) =>
  requests.filter((request) => request.call === call).map(({ body }) => body);
const run = (service: ReturnType<typeof createApi>, options: Partial<ImportOptions> = {}) =>
  service.api.files.import(file, { sheetId: "us_sh_1", ...options });

describe("importing a file", () => {
  test("takes rules, the meaning of values, and decisions about the columns of the file", async () => {
    const service = createApi();
    plan.fieldMapping.splice(0, 1, {
      sourceField: { key: "state", label: "Status" },
      destinationField: { key: "status" },
      enumDetails: {
        mapping: [
          { from: "an", to: "on" },
          { from: "aus", to: "on" },
        ],
      },
    } as never);
    const split: FieldRule = {
      type: "split",
      column: "E-mail",
      fields: ["name", "domain"],
      separator: "@",
    };
    const seen: unknown[] = [];
    await run(service, {
      mapping: { "E-mail": "email", Notes: null },
      rules: [split],
      values: { Status: { aus: "off" } },
      decide(columns) {
        seen.push(...columns.map(({ key }) => key));
        return { mapping: { Notes: "notes" }, rules: [{ type: "constant", field: "source", value: "file" }] };
      },
    });
    expect(seen).toEqual(["state", "mail"]);
    expect(bodyOf(service, "PATCH /jobs/us_jb_2/plan")).toEqual([
      {
        fieldMapping: [
          { sourceField: { key: "mail", label: "E-mail" }, destinationField: { key: "email" } },
          { sourceField: { key: "Notes" }, destinationField: { key: "notes" } },
        ],
        rules: [
          { ...split, column: "mail" },
          { type: "constant", field: "source", value: "file" },
        ],
      },
      {
        fieldMapping: [
          {
            sourceField: { key: "state", label: "Status" },
            destinationField: { key: "status" },
            enumDetails: {
              mapping: [
                { from: "an", to: "on" },
                { from: "aus", to: "off" },
              ],
            },
          },
        ],
      },
    ]);
    await expect(run(service, { values: { Mode: { a: "b" } } })).rejects.toThrow(
      'The column "Mode" goes to no field, so its values cannot mean options. Map it, too.',
    );
    expect(bodyOf(service, "POST /jobs/us_jb_2/cancel")).toHaveLength(1);
    plan.fieldMapping.length = 0;
  });

  test("settles how dates and numbers are written; what else is open about a column stays a question", async () => {
    const service = createApi();
    const match = (key: string, steps: RuleStep[]) => ({
      sourceField: { key },
      destinationField: { key },
      preview: [],
      steps,
    });
    const day: RuleStep = { type: "date", order: "day-first" };
    const month: RuleStep = { type: "date", order: "month-first" };
    const point: RuleStep = { type: "number", decimal: "." };
    const ask = (type: string, key: string) => ({ type, message: "", sourceField: { key } });
    const changed = {
      ...plan,
      fieldMapping: [
        match("born", [day]),
        match("since", [day]),
        match("seen", [month]),
        match("price", [point]),
      ],
      rules: [{ type: "coalesce", columns: ["a", "b"], field: "until", steps: [day] }],
      questions: [
        ask("unproven-format", "born"),
        ...[ask("unproven-format", "since"), ask("unsure-match", "since")],
        ask("unproven-format", "price"),
      ],
    };
    Object.assign(plan, changed);
    try {
      await run(service, { dateOrder: "month-first" });
      expect(bodyOf(service, "PATCH /jobs/us_jb_2/plan")).toEqual([
        { fieldMapping: [match("born", [month])] },
        {
          // The service of this test returns the plan as it was.
          fieldMapping: [match("born", [month]), match("since", [month])],
          rules: [{ ...changed.rules[0], steps: [month] }],
        },
      ]);
      await run(service, { decimalSign: "." });
      expect(bodyOf(service, "PATCH /jobs/us_jb_2/plan").slice(2)).toEqual([
        { fieldMapping: [match("price", [point])] },
      ]);
    } finally {
      Object.assign(plan, { fieldMapping: [], rules: [], questions: [] });
    }
  });

  test("takes a file that is uploaded already", async () => {
    const service = createApi();
    const { file: used } = await service.api.files.import("us_fl_1", { sheetId: "us_sh_1" });
    expect(used.id).toBe("us_fl_1");
    expect(service.requests.map(({ call }) => call)).not.toContain("POST /files");
    expect(bodyOf(service, "POST /jobs/us_jb_2/execute")).toHaveLength(1);
  });

  test("uploads, maps and waits, with the columns and the keys of the caller", async () => {
    const service = createApi();
    const steps: string[] = [];
    const result = await run(service, {
      mapping: { "E-mail": "email", Notes: null },
      keyFields: ["email"],
      onProgress: ({ step }) => steps.push(step),
    });
    expect(result.job.result).toEqual({ added: 2, findings });
    expect(result.findings).toEqual(findings);
    expect([...new Set(steps)]).toEqual(["upload", "read", "map"]);
    expect(bodyOf(service, "POST /jobs")).toMatchObject([
      {
        operation: "map",
        source: "us_wb_2",
        destination: "us_wb_1",
        trigger: "manual",
        config: { sourceSheetId: "us_sh_2", destinationSheetId: "us_sh_1", keyFields: ["email"] },
      },
    ]);
    expect(bodyOf(service, "PATCH /jobs/us_jb_2/plan")).toEqual([
      {
        fieldMapping: [
          { sourceField: column.sourceField, destinationField: { key: "email" } },
          { sourceField: { key: "Notes" } },
        ],
      },
    ]);
  });

  test("asks the caller for the table, and lets it change the plan", async () => {
    const service = createApi();
    await run(service, {
      chooseTable: (tables) => tables.find(({ id }) => id === "us_sh_3") ?? (tables[0] as never),
      onPlan(given) {
        expect(given).toEqual(plan);
        return { rules: [] };
      },
    });
    expect(bodyOf(service, "POST /jobs")).toMatchObject([{ config: { sourceSheetId: "us_sh_3" } }]);
    expect(bodyOf(service, "PATCH /jobs/us_jb_2/plan")).toEqual([{ rules: [] }]);
  });

  test("cancels the job if the caller does not want the plan, and throws its error", async () => {
    const service = createApi();
    const onPlan = () => {
      throw new Error("No.");
    };
    await expect(run(service, { onPlan })).rejects.toThrow("No.");
    const calls = service.requests.map(({ call }) => call);
    expect(calls).toContain("POST /jobs/us_jb_2/cancel");
    expect(calls).not.toContain("POST /jobs/us_jb_2/execute");
  });

  test("throws an error with the job if it fails", async () => {
    const error = await run(createApi("failed")).catch((reason: unknown) => reason);
    expect(isJobError(error) && error.job.id).toBe("us_jb_2");
  });
});
