import { createClient } from "@data-import/client";
import { createMock } from "@data-import/mock";

const mock = createMock();
const api = createClient({ baseUrl: mock.url, token: "any", fetch: mock.fetch });

afterEach(() => mock.reset());

test("renames an action", async () => {
  await api.actions.update("us_act_Tz4mW8sB", { label: "Check the prices" });
  expect(mock).toHaveReceived("updateAction", { json: { label: expect.stringContaining("prices") } });
  expect(mock).not.toHaveReceived("listSheets");
  expect(mock).toHaveNoViolations();
  const headers = { Authorization: "Bearer any" };
  const response = await mock.fetch(`${mock.url}/apps/us_app_Ib3pQ8mH`, { headers });
  await expect(response).toMatchOperation("getApp", 200);
});

test("shows the nearest request and the difference", async () => {
  await api.actions.update("us_act_Tz4mW8sB", { label: "Check the prices" });
  expect(() => expect(mock).toHaveReceived("updateAction", { json: { label: "Check" } })).toThrow(
    /it received another one:\n {2}updateAction: PATCH .+-\s+"label": "Check",\n\+\s+"label": "Check the prices",/s,
  );
});

test("names invalid properties and the line of the description", async () => {
  await api.actions.update("us_act_Tz4mW8sB", { lable: "Check the prices" }).result();
  expect(() => expect(mock).toHaveNoViolations()).toThrow(/`lable` is not known here.+openapi\.yaml:\d+ /s);
});
