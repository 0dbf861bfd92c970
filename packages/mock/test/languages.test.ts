import { createMock } from "@data-import/mock";
import { expect, test } from "vitest";

// biome-ignore lint/suspicious/noExplicitAny: the test reads responses of several shapes.
type Body = any;

const mock = createMock();

const read = async (path: string, language?: string, prefer?: string) => {
  const response = await mock.fetch(`http://mock.localhost/v1${path}`, {
    headers: {
      authorization: "Bearer t",
      ...(language !== undefined && { "accept-language": language }),
      ...(prefer !== undefined && { prefer }),
    },
  });
  return { headers: response.headers, body: (await response.json()) as Body };
};

test.each([
  [
    undefined,
    "en",
    'The column "Line 1" goes to no field.',
    "If it should arrive, name its field in the plan.",
  ],
  ["sv", "en", 'The column "Line 1" goes to no field.', "If it should arrive, name its field in the plan."],
  [
    ...(["de-AT, en;q=0.5", "de", "Die Spalte „Line 1“ geht in kein Feld."] as const),
    "Wenn sie ankommen soll, geben Sie im Plan ihr Feld an.",
  ],
  [
    ...(["ar", "ar", 'لا يذهب العمود "\u2068Line 1\u2069" إلى أي حقل.'] as const),
    "إذا كان ينبغي أن يصل فاذكر حقله في الخطة.",
  ],
])("the texts of examples are in the language of Accept-Language: %s", async (header, language, ...texts) => {
  const { headers, body } = await read("/jobs/us_jb_Kc7pN3vG/plan", header);
  const [{ message, remedy, params, place }] = body.data.plan.findings;
  expect([message, remedy, params, place]).toEqual([...texts, { column: "Line 1" }, { column: "Line 1" }]);
  expect([headers.get("content-language"), headers.get("vary")]).toEqual([language, "Accept-Language"]);
});

test("the texts of a job and its outcome belong to one code, and texts of others stay", async () => {
  const { body } = await read("/jobs/us_jb_Zt4fX6qU", "de", "example=exportJobComplete");
  expect(body.data).toMatchObject({
    info: "Das Archiv ist fertig",
    infoCode: "agent_exported",
    outcome: { heading: "Das Archiv ist fertig", next: { type: "download" } },
  });
  expect(body.data.outcome).not.toHaveProperty("message");
  const readWrong = async (language?: string) =>
    (await read("/sheets/us_sh_Pe3rT7nK/records", language, "example=invalidRecordsWithMessages")).body;
  expect(await readWrong("de")).toEqual(await readWrong());
  const readFailure = async (language?: string) =>
    (await read("/jobs/us_jb_Kc7pN3vG", language, "code=404")).body;
  expect(await readFailure("de")).toEqual(await readFailure());
});
