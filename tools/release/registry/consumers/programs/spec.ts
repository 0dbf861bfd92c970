import assert from "node:assert/strict";
import main, { operations as listed, locateOperations as locate } from "@data-import/spec";
import description from "@data-import/spec/openapi.json" with { type: "json" };
import operations from "@data-import/spec/operations.json" with { type: "json" };
import {
  type Description,
  locateOperations,
  type ResponseObject,
  resolveReference,
} from "@data-import/spec/read";

assert.match(description.openapi, /^3\.1\./);
const ids: readonly string[] = operations.map(({ operationId }) => operationId);
assert.ok(ids.includes(description.paths["/sheets"].get.operationId));

const read: Description = description as unknown as Description;
const located = locateOperations(read);
assert.deepEqual(located.map(({ value }) => value.operationId).sort(), [...ids].sort());
const [sheets] = located.filter(({ pointer }) => pointer === "/paths/~1sheets/get");
const success = sheets && resolveReference<ResponseObject>(read, sheets.value.responses["200"] ?? {});
assert.ok(success?.content?.["application/json"]?.schema);

assert.deepEqual(main, description);
assert.deepEqual(listed, operations);
assert.equal(locate, locateOperations);
console.log(`${ids.length} operations`);
