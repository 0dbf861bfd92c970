import { execFile } from "node:child_process";
import { STATUS_CODES } from "node:http";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { statusesByName } from "../src/engine/error-names.ts";

const find = (name: string) => fileURLToPath(new URL(`./support/${name}.mjs`, import.meta.url));

// In Chromium, `release:check` does the same with the packed mock.
test("works with the modules that a bundler takes for a page, without a module of Node", async () => {
  const words = ["--import", find("as-page"), find("page-program")];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(JSON.parse(stdout)).toEqual({
    example: "us_sp_8vKd3QxN",
    dynamic: 200,
    json: [200, null],
    gzip: [200, null],
    deflate: [200, null],
    broken: [400, "The body is not valid gzip."],
    unknownCoding: [415, "The content encoding `br` is not supported; use gzip or deflate."],
    notUtf8: [400, "The body is not valid JSON: it is not UTF-8."],
    long: expect.any(Number),
    names: ["Prüfung", "Gzip", "Deflate", null, null, null, "nnnnnnnnnn"],
    upload: 200,
    bytes: [1, 2, 255],
    listen: "A mock can listen on a port only in Node. Here, use its `fetch` or Mock Service Worker.",
    prism: 'The engine "prism" needs Node. Here, create the mock without `engine`.',
  });
});

test("knows the name of every error status that Node knows", () => {
  const names = Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 400);
  const camelCase = (phrase = "") =>
    phrase
      .toLowerCase()
      .replaceAll("'", "")
      .replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const known = names.map(([status, phrase]) => [camelCase(phrase), Number(status)]);
  expect(statusesByName).toEqual({ ...Object.fromEntries(known), internalError: 500 });
});
