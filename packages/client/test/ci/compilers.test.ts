import { describe, expect, test } from "vitest";
import { compile, compilers, mapPackages, resolutions } from "../support/compile.ts";

const cases = Object.entries(compilers).flatMap(([compilerName, compiler]) =>
  Object.entries(resolutions).map(([resolution, options]) => ({
    compilerName,
    compiler,
    resolution,
    options,
  })),
);

describe.each(cases)("$compilerName, $resolution", ({ compiler, options }) => {
  test("compiles correct code and rejects wrong code", async () => {
    const { problems } = await compile(
      compiler,
      ["test/types/surface.test-d.ts", "test/types.test-d.ts"],
      options,
    );
    expect(problems).toEqual([]);
  });
});

// The types of other packages, which take longer than all of ours; they do not depend on the module resolution.
test.each(Object.entries(compilers))("%s accepts ./fetch as an openapi-fetch client", async (_, compiler) => {
  const { problems } = await compile(compiler, ["test/types/openapi-fetch.test-d.ts"], resolutions.Bundler);
  expect(problems).toEqual([]);
});

/** Wrong lines, each with the text that the compiler's message must contain. */
const mistakes: [line: string, message: string][] = [
  [
    'api.space.update("us_sp_1", {});',
    "Property 'space' does not exist on type 'Client'. Did you mean 'spaces'?",
  ],
  ['api.spaces.updat("s", {});', "Property 'updat' does not exist on type 'Spaces'. Did you mean 'update'?"],
  ['api.spaces.update("us_sp_1", { nmae: "Spring" });', "'nmae' does not exist in type 'SpaceConfig'."],
  [
    'api.sheets.get("us_sp_1");',
    `Argument of type '"us_sp_1"' is not assignable to parameter of type '\`\${string}_sh_\${string}\`'.`,
  ],
  ["api.sheets.list();", "Expected 1-2 arguments, but got 0."],
  [
    "api.sheets.list({});",
    "Property 'workbookId' is missing in type '{}' but required in type 'ListSheetsQuery'.",
  ],
  [
    'api.canvasAreas.list({ canvasid: "us_cv_1" });',
    "'canvasid' does not exist in type 'ListCanvasAreasQuery'. Did you mean to write 'canvasId'?",
  ],
  [
    'api.calculations.list("us_sh_1", { filter: "invalid" });',
    `Type '"invalid"' is not assignable to type 'CalculationFilter`,
  ],
  [
    'api.spaces.update("us_sp_1", {}, { timeout: {} });',
    "'timeout' does not exist in type 'HookedConditionalOptions'. Did you mean to write 'timeouts'?",
  ],
  [
    "api.accounts.getCurrent({ disableHooks: true });",
    "'disableHooks' does not exist in type 'CallOptions'.",
  ],
  [
    'createClient({ baseURL: "http://localhost:4011/v1" });',
    "'baseURL' does not exist in type 'ClientOptions'. Did you mean to write 'baseUrl'?",
  ],
];

/** The same for `./fetch`: a misspelt path gets the paths that are most like it. */
const misspelt: [line: string, message: string][] = (
  [
    ['GET("/sheet");', '"/sheet"', '"/sheets"'],
    ['GET("/spcaes", { params: {} });', '"/spcaes"', '"/spaces"'],
    ['PATCH("/account/current", { body: {} });', '"/account/current"', '"/accounts/current"'],
    [
      'GET("/sheets/{id}", { params: { path: { id: "us_sh_1" } } });',
      '"/sheets/{id}"',
      '"/sheets/{sheetId}"',
    ],
    [
      'request("post", "/spaces/{spaceId}/document");',
      '"/spaces/{spaceId}/document"',
      '"/spaces/{spaceId}/documents"',
    ],
    [
      'GET("/canvas-areas/{id}/all");',
      '"/canvas-areas/{id}/all"',
      '"/canvas-areas" | "/canvas-areas/{canvasAreaId}"',
    ],
    ['POST("/people");', '"/people"', `PathsWith<"post">`],
  ] as const
).map(([call, given, nearest]) => [
  `client.${call}`,
  `Argument of type '${given}' is not assignable to parameter of type '${nearest}'.`,
]);

const programs = {
  "the flat client": [
    // On one line, so that the places of the mistakes stay.
    'import { createClient } from "@data-import/client"; declare module "@data-import/types" { interface Register { strictIds: true } }\nconst api = createClient();',
    mistakes,
  ],
  "./fetch": [
    'import { createFetchClient } from "@data-import/client/fetch";\nconst client = createFetchClient({ baseUrl: "https://service.test/v1", token: null });',
    misspelt,
  ],
} as const;

test.each(
  Object.entries(compilers).flatMap(([name, compiler]) =>
    Object.entries(programs).map(([kind, [start, lines]]) => ({ name, compiler, kind, start, lines })),
  ),
)("$name explains a mistake with $kind in words of the API", async ({ compiler, start, lines: mistakes }) => {
  const program = [start, ...mistakes.map(([line]) => line)].join("\n");
  const { problems } = await compile(
    compiler,
    { "mistakes.ts": program },
    { ...resolutions.Bundler, ...mapPackages() },
  );
  const messages = problems.map((problem) =>
    problem.replace(/^.*?mistakes\.ts\((\d+).*?error TS\d+: /, "$1 "),
  );
  expect(messages).toHaveLength(mistakes.length);
  for (const [at, [, message]] of mistakes.entries()) {
    expect(messages[at]).toContain(message);
    expect(messages[at]).toMatch(new RegExp(`^${at + 3} `));
  }
});

const rowsWithDifferentKeys = `import { createClient } from "@data-import/client";
import type { SheetId } from "@data-import/types";
const api = createClient({ baseUrl: "http://localhost:4010/v1", token: "any" });
const sheetId = "us_sh_Pe3rT7nK" as SheetId;
const rows = [12, undefined].map((price) =>
  price === undefined ? { sku: { value: "CUP" } } : { sku: { value: "POT" }, price: { value: price } },
);
await api.records.insert(sheetId, rows);
// @ts-expect-error a cell is an object
await api.records.insert(sheetId, [{ sku: "CUP" }]);
`;

test.each(Object.entries(compilers))(
  "%s, without exact optional properties: rows may have different keys",
  async (_, compiler) => {
    const options = { exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false };
    const { problems } = await compile(
      compiler,
      { "rows.ts": rowsWithDifferentKeys },
      { ...resolutions.Bundler, ...mapPackages(), ...options },
    );
    expect(problems).toEqual([]);
  },
);
