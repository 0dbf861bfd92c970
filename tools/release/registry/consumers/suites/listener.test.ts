import { createListener, defineSheet, recordHook } from "@data-import/listener";
import { expect, test } from "@data-import/mock/vitest";

const products = defineSheet({
  name: "Products",
  slug: "products",
  fields: [{ key: "sku", type: "string" }],
});

test("saves what a hook changes", async ({ mock, api }) => {
  const hook = recordHook(products, (record) => record.set("sku", "CUP-NEW"));
  const event = await api.events.get("us_evt_Dk9rG2wE", { headers: { Prefer: "example=commitCreated" } });
  await createListener().use(hook).dispatchEvent(event, { api });
  expect(mock).toHaveReceived("updateRecords");
  expect(mock).toHaveNoViolations();
});

test("knows the fields of a sheet", () => {
  // @ts-expect-error no such field: without types, it would compile
  expect(recordHook(products, (record) => record.set("skew", null))).toBeTypeOf("function");
});
