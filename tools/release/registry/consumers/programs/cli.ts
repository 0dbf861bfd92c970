import assert from "node:assert/strict";
import { run } from "@data-import/cli";
import { createMock } from "@data-import/mock";

const mock = createMock();
const env = { DATA_IMPORT_URL: mock.url, DATA_IMPORT_TOKEN: "any" };
const { stdin, stdout, stderr } = process;
const words = ["spaces", "get", "us_sp_8vKd3QxN", "--json"];
assert.equal(await run(words, { env, stdin, stdout, stderr, fetch: mock.fetch }), 0);
assert.equal(mock.requests.for("getSpace").length, 1);
