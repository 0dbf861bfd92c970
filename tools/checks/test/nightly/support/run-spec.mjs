// Lints the description of the folder that it is started in, or bundles it, as often as its parent asks, with a Redocly
// that stays loaded.
import { pathToFileURL } from "node:url";

const { draftBundle, lintDescription } = await import(pathToFileURL("draft.ts").href);

process.on("message", async (task) => {
  try {
    const findings = task === "lint" ? await lintDescription() : [];
    if (task === "bundle") await draftBundle("dist/openapi.json");
    process.send(findings.map(({ place, message }) => `${place} ${message}`).join("\n"));
  } catch (error) {
    process.send(`${error}`);
  }
});
process.send("");
