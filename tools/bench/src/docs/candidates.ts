import { readFileSync } from "node:fs";
import { findFile, readVersion } from "../dependencies.ts";

/** Docs of the same description, and how to check that they show the requested operation. */
export interface Candidate {
  readonly name: string;
  /** The files by their paths. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The address of the operation. */
  readonly page: string;
  /** The selector of elements that can contain the description of the operation. */
  readonly shown: string;
}

/** A part of the description of `listSheets`, an operation with long docs. All candidates must show it. */
export const description = "whole field configuration, but without records";

/**
 * Our page and our view in Redoc, both from the built site, and two others, hosted as their documentation recommends.
 */
export function gatherCandidates(site: ReadonlyMap<string, Buffer>): Candidate[] {
  const bundle = site.get("openapi.json") ?? Buffer.of();
  return [
    { name: "ours", files: site, page: "operations/listSheets/", shown: ".content p" },
    { name: "Redoc 3", files: site, page: "redoc/#/sheets/listsheets", shown: "p" },
    {
      name: `Scalar ${readVersion("@scalar/api-reference")}`,
      files: new Map([
        ["index.html", Buffer.from(scalarPage)],
        ["openapi.json", bundle],
        ["standalone.js", readFileSync(findFile("@scalar/api-reference", "dist/browser/standalone.js"))],
      ]),
      page: "#tag/sheets/GET/sheets",
      shown: "[id='api-1/tag/sheets/GET/sheets'] p",
    },
    {
      name: `Swagger UI ${readVersion("swagger-ui-dist")}`,
      files: new Map([
        ["index.html", Buffer.from(swaggerPage)],
        ["openapi.json", bundle],
        ...["swagger-ui.css", "swagger-ui-bundle.js"].map((name): [string, Buffer] => [
          name,
          readFileSync(findFile("swagger-ui-dist", name)),
        ]),
      ]),
      page: "#/sheets/listSheets",
      shown: "#operations-sheets-listSheets p",
    },
  ];
}

const head =
  '<meta charset="utf-8"><title>Docs</title><meta name="viewport" content="width=device-width, initial-scale=1">';

// Without fonts and telemetry, which use other servers.
const scalarPage = `<!doctype html><html lang="en"><head>${head}</head><body><div id="app"></div>
<script src="standalone.js"></script>
<script>Scalar.createApiReference("#app", { url: "openapi.json", withDefaultFonts: false, telemetry: false });</script>
</body></html>`;

const swaggerPage = `<!doctype html><html lang="en"><head>${head}<link rel="stylesheet" href="swagger-ui.css"></head>
<body><div id="swagger-ui"></div><script src="swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true });</script>
</body></html>`;
