// What Storybook and msw-storybook-addon do: one worker for all stories in a frame, and the handlers of each story.
import { createClient } from "@data-import/client";
import { createMock } from "@data-import/mock";
import { createHandlers } from "@data-import/mock/msw";
import { setupWorker } from "msw/browser";

const baseUrl = "https://import.example/v1";
const api = createClient({ baseUrl, token: async () => "any", retry: false });

/** A story: its handlers, as in `parameters.msw.handlers`, and what it shows. */
function tellStory(prepare: (mock: ReturnType<typeof createMock>) => void) {
  const mock = createMock();
  prepare(mock);
  return {
    parameters: { msw: { handlers: createHandlers(mock, { baseUrl }) } },
    async render(): Promise<string> {
      const outcome = await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" }).result();
      return outcome.ok ? `${outcome.data.length} sheets` : outcome.error.message;
    },
  };
}

const stories = [
  tellStory((mock) => mock.on("listSheets").example("twoSheets")),
  tellStory((mock) => mock.on("listSheets").reply(200, { data: [] })),
  tellStory((mock) => mock.on("listSheets").reply(500, { errors: [{ message: "It broke." }] })),
];

const worker = setupWorker();
try {
  await worker.start({ quiet: true });
  for (const { parameters, render } of stories) {
    worker.resetHandlers(...parameters.msw.handlers);
    const item = document.createElement("li");
    item.textContent = await render();
    document.querySelector("ul")?.append(item);
  }
} catch (error) {
  document.querySelector("ul")?.append(String(error));
} finally {
  document.body.dataset["state"] = "done";
}
