import { expect, test } from "@data-import/mock/vitest";

test("renames an action", async ({ mock, api }) => {
  await api.actions.update("us_act_Tz4mW8sB", { label: "Check the prices" });
  expect(mock).toHaveReceived("updateAction", { json: { label: "Check the prices" } });
  expect(mock).toHaveNoViolations();
});

test("names invalid properties", async ({ mock, api }) => {
  const patch: object = { lable: "Check the prices" };
  await api.actions.update("us_act_Tz4mW8sB", patch).result();
  expect(() => expect(mock).toHaveNoViolations()).toThrow("lable");
});

test("knows the names of operations", ({ mock }) => {
  // @ts-expect-error no such operation: without types, it would compile
  expect(() => expect(mock).toHaveReceived("updateActions")).toThrow("updateAction?");
});
