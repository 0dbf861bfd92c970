import { expect, test } from "@data-import/mock/vitest";

test("calls an operation and gets its response", async ({ mock, api }) => {
  mock.on("getApp").reply(404, { errors: [{ message: "It is gone." }] });
  await expect(async () => api.apps.get("us_app_Ib3pQ8mH")).rejects.toMatchObject({ status: 404 });
  expect(await api.spaces.update("us_sp_8vKd3QxN", { name: "Spring" })).toHaveProperty("id");
});
