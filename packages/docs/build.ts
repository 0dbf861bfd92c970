// Makes the site: the description rendered by Redoc, sealed, and the description itself beside it.
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderDescription } from "./build/render.ts";
import { sealPage } from "./build/seal.ts";

const dist = fileURLToPath(new URL("./dist/", import.meta.url));
const site = `${dist}site/`;
const description = fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json"));

rmSync(site, { recursive: true, force: true });
mkdirSync(site);
writeFileSync(`${site}index.html`, sealPage(await renderDescription(description)));
copyFileSync(description, `${site}openapi.json`);
copyFileSync(fileURLToPath(import.meta.resolve("@data-import/spec/openapi.yaml")), `${site}openapi.yaml`);
const cli = new URL(".", import.meta.resolve("@redocly/cli/package.json"));
const notices = ["LICENSE", "THIRD_PARTY_NOTICES"].map((name) => readFileSync(new URL(name, cli), "utf8"));
writeFileSync(
  `${dist}THIRD-PARTY-LICENSES`,
  `The script in site/index.html is Redoc, as @redocly/cli bundles it, with these notices.\n\n${notices.join("\n")}`,
);
chmodSync(`${dist}command.js`, 0o755);
