import { expect, test } from "@data-import/mock/vitest";
import { describe } from "vitest";
import { readFailure } from "./support/read-failure.ts";
import { ask, sheets } from "./support/send.ts";

describe("toMatchOperation", () => {
  test("passes for what the description says, and leaves the response readable", async ({ mock }) => {
    const response = await ask(mock, sheets);
    await expect(response).toMatchOperation("listSheets");
    await expect(response).toMatchOperation("listSheets", 200);
    await expect(response).not.toMatchOperation("listSheets", 404);
    await expect(response).not.toMatchOperation("getApp");
    expect(await response.json()).toHaveProperty("data");
    await expect(expect(response).toMatchOperation("listSheets")).rejects.toThrow("was read already");
  });

  test("knows every documented failure", async ({ mock }) => {
    const response = await ask(mock, sheets, { headers: { Prefer: "code=429" } });
    await expect(response).toMatchOperation("listSheets", 429);
    const { message } = await readFailure(() => expect(response).toMatchOperation("listSheets", 200));
    expect(message).toMatch(
      /^Expected an answer of listSheets with status 200; this has status 429:\n\n\{"errors":/,
    );
    const negated = await readFailure(() => expect(response).not.toMatchOperation("listSheets"));
    expect(negated.message).toBe("Expected no answer of listSheets; this is one, with status 429");
  });

  test.for([
    ["another status", 201, {}, { data: [] }, "listSheets has no answer with status 201", "GET /sheets"],
    ["a wrong body", 200, {}, { data: [{ id: 5 }] }, "`data[0].id` must be string", "SheetId"],
    ["another media type", 200, { "content-type": "text/html" }, "<p>", "it is text/html", "GET /sheets"],
    ["no body", 200, {}, undefined, "it says nothing of it", "GET /sheets"],
    [
      "a wrong header",
      429,
      { "retry-after": "soon" },
      { errors: [{ message: "Later" }] },
      "`Retry-After` must be integer",
      "RetryAfter",
    ],
  ] as const)("reports %s with its place", async ([, status, headers, body, words, name]) => {
    const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const type = typeof body === "object" ? { "content-type": "application/json" } : {};
    const response = new Response(text === undefined ? null : new TextEncoder().encode(text), {
      status,
      headers: { ...type, ...headers },
    });
    const { message } = await readFailure(() => expect(response).toMatchOperation("listSheets"));
    expect(message).toMatch(
      /^Expected an answer of listSheets; this does not fit the description:\n\nlistSheets, answered/,
    );
    expect(message).toContain(words);
    expect(message).toMatch(new RegExp(`\n {4}dist/openapi\\.yaml:\\d+ \\(${name}\\)`));
  });
});
