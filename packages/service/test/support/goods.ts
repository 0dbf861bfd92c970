import type { SheetConfig } from "@data-import/types";

/** Every setting that a sheet may have, except its actions. */
export const goods: SheetConfig = {
  name: "Goods",
  slug: "goods",
  description: "What we *sell*.",
  readonly: false,
  allowAdditionalFields: true,
  access: ["*"],
  mappingConfidenceThreshold: 0.7,
  metadata: { pier: 7 },
  collection: "catalogue",
  fields: [
    { key: "sku", type: "string", constraints: [{ type: "required" }] },
    { key: "price", type: "number" },
    { key: "country", type: "string" },
  ],
  constraints: [{ type: "unique", name: "once", fields: ["sku", "country"], strategy: "concat" }],
};
/** A sheet that others can refer to. */
export const suppliers: SheetConfig = {
  name: "Suppliers",
  slug: "suppliers",
  fields: [{ key: "code", type: "string" }],
};
