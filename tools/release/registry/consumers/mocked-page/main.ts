// A page that runs without the service: Mock Service Worker passes its requests to the mock.
import { createClient } from "@data-import/client";
import { createMock } from "@data-import/mock";
import { createHandlers } from "@data-import/mock/msw";
import { setupWorker } from "msw/browser";

const baseUrl = "https://import.example/v1";
const mock = createMock();
const worker = setupWorker(...createHandlers(mock, { baseUrl }));
const list = document.querySelector("ul");
const show = (text: string) =>
  list?.append(Object.assign(document.createElement("li"), { textContent: text }));

try {
  await worker.start({ quiet: true });
  const api = createClient({ baseUrl, token: async () => "any", retry: false });
  for (const { name } of await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" })) show(name);

  mock.on("getApp").reply(404, { errors: [{ message: "There is no such app." }] });
  show(String((await api.apps.get("us_app_Ib3pQ8mH").result()).status));

  const file = new File([Uint8Array.of(1, 2, 255)], "three.bin");
  await api.files.upload(file, { spaceId: "us_sp_8vKd3QxN", environmentId: "us_env_4hTq9LmZ" });
  show(String(mock.requests.for("uploadFile")[0]?.parts.file.bytes));

  mock.faults({ rate: 1, kinds: ["reset"] });
  const failed = await api.apps.get("us_app_Ib3pQ8mH").result();
  show(failed.ok ? "no failure" : failed.error.code);
  mock.reset();

  const generated = await api.apps.get("us_app_Ib3pQ8mH", { headers: { Prefer: "dynamic=true" } }).result();
  show(`generated ${generated.status}`);
} catch (error) {
  show(String(error));
} finally {
  document.body.dataset["state"] = "done";
}
