import { readFileSync } from "node:fs";
import { createMock, type Mock } from "@data-import/mock";
import { expect } from "@data-import/mock/vitest";
import { describe, test } from "vitest";
import { ask, send, sheets } from "./support/send.ts";

const yaml = readFileSync(new URL("../dist/openapi.yaml", import.meta.url), "utf8").split("\n");

/** The keys above a line of the shipped YAML, found by its indentation. */
function readKeys(line: number): string[] {
  const keys: string[] = [];
  let indent = Number.POSITIVE_INFINITY;
  for (let index = line - 1; index >= 0; index--) {
    const [, spaces = "", dash = "", key] = /^( *)(- )?(?:"?([^\s:"]+)"?:)?/.exec(yaml[index] ?? "") ?? [];
    const depth = spaces.length + dash.length;
    if (depth >= indent || (key === undefined && index < line - 1)) continue;
    keys.unshift(key ?? "-");
    // A dash has the column of the key of its list.
    indent = dash === "" ? depth : spaces.length + 1;
  }
  return keys;
}

/** The lines of the description in the report of a mock, each as the keys above it. */
function readPlaces(mock: Mock): string[] {
  let report = "";
  try {
    expect(mock).toHaveNoViolations();
  } catch (error) {
    report = (error as Error).message;
  }
  return [...report.matchAll(/dist\/openapi\.yaml:(\d+) \(/g)].map(([, line]) =>
    readKeys(Number(line)).join(" "),
  );
}

const action = "/actions?spaceId=us_sp_8vKd3QxN";
const disabled = { Authorization: "Bearer token", "X-Disable-Hooks": "true" };

function upload(mock: Mock, fields: Readonly<Record<string, string>>): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return ask(mock, "/files", { method: "POST", body: form });
}

const requests: Readonly<Record<string, [ask: (mock: Mock) => Promise<Response>, ...places: string[]]>> = {
  "a property of another type": [
    (mock) => send(mock, "PATCH", "/actions/us_ac_1", { label: 5 }),
    "components schemas ActionUpdate properties label type",
  ],
  "a property that no schema knows": [
    (mock) => send(mock, "PATCH", "/actions/us_ac_1", { lable: "Check" }),
    "components schemas ActionUpdate",
  ],
  "a value out of a list, behind a reference": [
    (mock) => upload(mock, { spaceId: "us_sp_1", environmentId: "us_env_1", file: "", mode: "imprt" }),
    "components schemas FileMode enum",
  ],
  "a missing property": [
    (mock) => upload(mock, { spaceId: "us_sp_1", file: "" }),
    "components schemas UploadFileRequest required",
  ],
  "a missing property of a part of a whole": [
    (mock) => send(mock, "POST", action, { label: "Check", mount: { type: "sheet" } }),
    expect.stringMatching(/^components schemas ApiActionConfig allOf /),
  ],
  "a value of no known kind, in a list": [
    (mock) => send(mock, "PATCH", "/actions/us_ac_1", { constraints: [{ type: "hasDate" }] }),
    "components schemas ActionConstraint discriminator",
  ],
  "a wrong property of the kind that it is of": [
    (mock) => send(mock, "PATCH", "/actions/us_ac_1", { mount: { type: "field", keys: "sku" } }),
    "components schemas ActionMountField properties keys type",
  ],
  "a union without an object": [
    (mock) => send(mock, "PATCH", "/actions/us_ac_1", { mount: "sheet" }),
    "components schemas ActionMount discriminator",
  ],
  "a property of a record that no schema knows": [
    (mock) => send(mock, "POST", "/sheets/us_sh_Pe3rT7nK/records", [{ sku: { valeu: 1 } }]),
    "components schemas CellData",
  ],
  "a body of another type": [
    (mock) => send(mock, "POST", "/sheets/us_sh_Pe3rT7nK/records", {}),
    "components schemas InsertRecordsRequest type",
  ],
  "a missing body": [
    (mock) => ask(mock, "/accounts/current", { method: "PATCH" }),
    "paths /accounts/current patch requestBody",
  ],
  "another media type": [
    (mock) => ask(mock, "/accounts/current", { method: "PATCH", body: "name=Harbor" }),
    "paths /accounts/current patch requestBody",
  ],
  "a parameter of another type": [
    (mock) => ask(mock, "/agent-exports?pageSize=many"),
    "components schemas PageSize type",
  ],
  "a missing parameter": [
    (mock) => ask(mock, "/sheets"),
    expect.stringMatching(/^paths \/sheets get parameters /),
  ],
  "a missing header": [
    (mock) => mock.fetch(`${mock.url}/accounts/current`, { headers: { Authorization: "Bearer token" } }),
    "components parameters DisableHooks",
  ],
  "a wrong header": [
    (mock) => ask(mock, "/accounts/current", { headers: { "X-Disable-Hooks": "maybe" } }),
    "components parameters DisableHooks schema enum",
  ],
  "an unknown parameter": [(mock) => ask(mock, `${sheets}&colour=red`), "paths /sheets get"],
  "no token": [(mock) => mock.fetch(`${mock.url}${sheets}`), "paths /sheets get"],
  "a body that cannot be read": [
    (mock) =>
      ask(mock, "/actions/us_ac_1", {
        method: "PATCH",
        body: "{",
        headers: { "Content-Type": "application/json" },
      }),
    "paths /actions/{actionId} patch",
  ],
  "no operation": [(mock) => ask(mock, "/sheetz"), "paths"],
};

describe("the report names the line of", () => {
  test.each(Object.entries(requests))("%s", async (_, [request, ...places]) => {
    const mock = createMock();
    expect((await request(mock)).ok).toBe(false);
    expect(readPlaces(mock)).toEqual(places);
  });
});

test("a response that does not match: its schema", async () => {
  const mock = createMock({ engine: () => Response.json({ data: 5 }, { status: 429, headers: disabled }) });
  await ask(mock, sheets);
  expect(readPlaces(mock)).toContain("components schemas ErrorEnvelope required");
});
