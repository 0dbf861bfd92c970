import { expect, test } from "@data-import/mock/vitest";
import { describe } from "vitest";
import { readFailure } from "./support/read-failure.ts";
import { ask, sheets } from "./support/send.ts";

describe("toMatchOperation", () => {
  test("passes for a response that matches, which stays readable", async ({ mock }) => {
    const response = await ask(mock, sheets);
    await expect(response).toMatchOperation("listSheets");
    await expect(response).toMatchOperation("listSheets", 200);
    await expect(response).not.toMatchOperation("listSheets", 404);
    await expect(response).not.toMatchOperation("getApp");
    expect(await response.json()).toHaveProperty("data");
    await expect(expect(response).toMatchOperation("listSheets")).rejects.toThrow("was already read");
  });

  test("passes for every documented failure", async ({ mock }) => {
    const response = await ask(mock, sheets, { headers: { Prefer: "code=429" } });
    await expect(response).toMatchOperation("listSheets", 429);
    const { message } = await readFailure(() => expect(response).toMatchOperation("listSheets", 200));
    expect(message).toMatch(
      /^Expected a response of listSheets with status 200; this has status 429:\n\n\{"errors":/,
    );
    const negated = await readFailure(() => expect(response).not.toMatchOperation("listSheets"));
    expect(negated.message).toBe(
      "Expected a response that does not match listSheets; this one matches, with status 429",
    );
  });

  test.for([
    ["another status", 201, {}, { data: [] }, "listSheets has no response with status 201", "GET /sheets"],
    ["a wrong body", 200, {}, { data: [{ id: 5 }] }, "`data[0].id` must be a text", "SheetId"],
    ["another media type", 200, { "content-type": "text/html" }, "<p>", "it is text/html", "GET /sheets"],
    ["no body", 200, {}, undefined, "there is no Content-Type", "GET /sheets"],
    [
      "a wrong header",
      429,
      { "retry-after": "soon" },
      { errors: [{ message: "Later" }] },
      "`Retry-After` must be a whole number",
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
      /^Expected a response of listSheets; this does not match the description:\n\nlistSheets, status/,
    );
    expect(message).toContain(words);
    expect(message).toMatch(new RegExp(`\n {4}dist/openapi\\.yaml:\\d+ \\(${name}\\)`));
  });
});
