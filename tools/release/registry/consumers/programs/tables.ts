import assert from "node:assert/strict";
import { createValueCheck } from "@data-import/tables/fields";
import { suggestMapping } from "@data-import/tables/mapping";

const property = { type: "number", key: "revenue" } as const;
assert.equal(createValueCheck(property)("1250").value, 1250);
const [found] = suggestMapping([{ name: "Umsatz (EUR)", values: ["1.250,00"] }], [property]);
assert.equal(found?.field, "revenue");
console.log(found);
