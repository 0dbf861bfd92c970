import assert from "node:assert/strict";
import description from "@data-import/spec/openapi.json" with { type: "json" };
import operations from "@data-import/spec/operations.json" with { type: "json" };

assert.match(description.openapi, /^3\.1\./);
const ids: readonly string[] = operations.map(({ operationId }) => operationId);
assert.ok(ids.includes(description.paths["/sheets"].get.operationId));
console.log(`${ids.length} operations`);
