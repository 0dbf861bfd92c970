import { DataImportElement } from "@data-import/importer/element";
import { startImport } from "../start-import.ts";

const button = document.querySelector("button");
const status = document.querySelector("p");
const say = (text: string) => status?.replaceChildren(text);

button?.addEventListener("click", async () => {
  const { service, session, token } = await startImport();
  const importer = new DataImportElement();
  importer.setAttribute("service", service);
  importer.setAttribute("session", session);
  importer.token = token;
  importer.addEventListener("di-ready", () => say("Choose a file."));
  importer.addEventListener("di-imported", ({ detail }) => say(`Imported by ${detail.jobId}.`));
  importer.addEventListener("di-completed", () => {
    say("Thank you.");
    importer.remove();
  });
  importer.addEventListener("di-error", ({ detail }) => say(detail.message));
  document.body.append(importer);
});
