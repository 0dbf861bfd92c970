import { createClient } from "@data-import/client";
import { eventTopics } from "@data-import/types";

const baseUrl = new URLSearchParams(location.search).get("api") ?? "";
const line = document.querySelector("p");

try {
  document.title = `${eventTopics.length} topics`;
  const api = createClient({ baseUrl, token: async () => "from-the-own-server-of-the-page" });
  for (const { name } of await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" })) {
    const item = document.createElement("li");
    item.textContent = name;
    document.querySelector("ul")?.append(item);
  }
  createClient({ baseUrl, token: "text-that-anyone-can-read" });
} catch (error) {
  if (line) line.textContent = String(error);
} finally {
  document.body.dataset["state"] = "done";
}
