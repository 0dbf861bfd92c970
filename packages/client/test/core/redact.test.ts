import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRedact } from "../../src/core/redact.ts";

const token = "tok_SECRET_0123456789";
const redact = createRedact(["ssn", "x-team (old)"], () => [token, "short"]);

/** Text that is in no name and no mark, so that finding it means that it leaked. */
const secret = fc.stringMatching(/^[A-Z0-9_]{6,30}$/).map((text) => `Q${text}Q`);
const name = fc.constantFrom(
  "authorization",
  "Cookie",
  "accessToken",
  "api_key",
  "X-Api-Key",
  "password",
  "ssn",
  "x-team (old)",
);
const around = fc.stringMatching(/^[a-z ]{0,20}$/);

describe("text", () => {
  test("loses the tokens in use at any place", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(redact(before + token + after)).not.toContain(token);
      }),
    );
  });

  test("loses the values of secret names, in JSON, in a query, in a header", () => {
    fc.assert(
      fc.property(name, secret, around, (key, value, text) => {
        const forms = [
          JSON.stringify({ text, [key]: value, more: text }),
          JSON.stringify({ [key]: { inner: value } }),
          JSON.stringify({ [key]: [value, value] }),
          JSON.stringify(JSON.stringify({ [key]: value })),
          JSON.stringify({ [key]: value }, null, 2),
          JSON.stringify({ [key]: value }).slice(0, -3),
          `${text}?${key}=${value}&page=2`,
          `${key}: ${value}`,
          `${key}: Bearer ${value}`,
          `${text} Bearer ${value}`,
        ];
        for (const form of forms) expect(redact(form)).not.toContain(value);
      }),
    );
  });

  test.each([
    "Send the header `Authorization: Bearer <ACCESS_TOKEN>`.",
    "The access token: must not be empty.",
    "This operation needs a bearer token.",
    "password: Too short.",
  ])("keeps the sentence %j", (sentence) => expect(redact(sentence)).toBe(sentence));

  test.each([
    ["Authorization: Bearer abcdefgh1", "Authorization: Bearer [redacted]"],
    ["Authorization: Basic dXNlcjpwYXNz", "Authorization: Basic [redacted]"],
    ["token=word&page=2", "token=[redacted]&page=2"],
    ["ssn: word", "ssn: [redacted]"],
  ])("loses the value in %j", (text, rest) => expect(redact(text)).toBe(rest));

  test("keeps everything that is not a secret", () => {
    const text = '{"data":{"name":"Spring","rows":[1,2]},"message":"The short answer."}';
    expect(redact(text)).toBe(text);
  });
});

describe("lists and objects", () => {
  test("lose the values of secret names at any depth and of any type", () => {
    fc.assert(
      fc.property(
        name,
        secret,
        fc.array(fc.constantFrom("list", "object"), { maxLength: 5 }),
        (key, value, shape) => {
          const inner: unknown = { [key]: value, also: `token=${value}`, kept: "Spring" };
          const whole = shape.reduce<unknown>((held, kind) => (kind === "list" ? [held] : { held }), inner);
          const text = JSON.stringify(redact(whole));
          expect(text).not.toContain(value);
          expect(text).toContain("Spring");
        },
      ),
    );
  });

  test("keep numbers, booleans and null", () => {
    const value = { count: 1, ok: true, none: null, missing: undefined, list: [1, "a"] };
    expect(redact(value)).toEqual(value);
  });

  test("have errors as text, even circular ones", () => {
    const error = Object.assign(new Error(`No ${token} here.`), { self: {} as unknown });
    error.self = error;
    expect(redact({ error })).toEqual({ error: "Error: No [redacted] here." });
  });
});
