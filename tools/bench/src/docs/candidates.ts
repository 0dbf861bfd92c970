import { readFileSync } from "node:fs";
import { findFile, readVersion } from "../dependencies.ts";

/** Docs of the same description, and how to see that they show the operation that was asked for. */
export interface Candidate {
  readonly name: string;
  /** By their paths. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The address that leads to the operation. */
  readonly page: string;
  /** Where the description of the operation may stand. */
  readonly shown: string;
}

/** What `listSheets` says of itself, an operation that has much to show; all of them are asked for it. */
export const description = "whole field configuration, but without records";

/** Our page and our view in Redoc, both of the built site, and two others as their makers advise to host them. */
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

// Without its fonts and its reports, which come from and go to its makers' servers.
const scalarPage = `<!doctype html><html lang="en"><head>${head}</head><body><div id="app"></div>
<script src="standalone.js"></script>
<script>Scalar.createApiReference("#app", { url: "openapi.json", withDefaultFonts: false, telemetry: false });</script>
</body></html>`;

const swaggerPage = `<!doctype html><html lang="en"><head>${head}<link rel="stylesheet" href="swagger-ui.css"></head>
<body><div id="swagger-ui"></div><script src="swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true });</script>
</body></html>`;
