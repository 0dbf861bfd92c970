import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { renderDescription } from "../site/redoc/render-description.ts";
import { findExternalResources, sealPage } from "../site/redoc/seal-page.ts";
import { siteFolder } from "../src/site.ts";
import { renderRedocOnce } from "./support/rendered-redoc.ts";

const page = readFileSync(join(siteFolder, "redoc/index.html"), "utf8");
const description = fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json"));
const operations: readonly { operationId: string; path: string }[] = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@data-import/spec/operations.json")), "utf8"),
);

describe("the view in Redoc", () => {
  it("loads nothing from other servers", () => {
    expect(findExternalResources(page)).toEqual([]);
  });

  it("sends no reports", () => {
    expect(page).not.toContain("otel.cloud");
    expect(page).toContain('"disableTelemetry":true');
    expect(page).not.toMatch(/google-?(?:analytics|tagmanager)|fonts\.googleapis/i);
  });

  it("allows its own scripts and no others", () => {
    const [, policy = ""] = page.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    const sources = [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, source = ""]) => source,
    );
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
    }
  });

  it.each(operations)("describes $operationId", ({ operationId, path }) => {
    expect(page).toContain(`"operationId":"${operationId}"`);
    expect(page).toContain(`"${path}":{`);
  });

  it("is one of the parts of the docs that the home page and every footer show", () => {
    const home = readFileSync(join(siteFolder, "index.html"), "utf8");
    expect(home.match(/<a href="redoc\/">/g)).toHaveLength(2);
    expect(readFileSync(join(siteFolder, "operations/index.html"), "utf8")).toContain('<a href="../redoc/">');
  });

  it("has links to the docs and to its description", () => {
    expect(page).toContain('<a class="back" href="../">');
    for (const name of ["openapi.json", "openapi.yaml"]) {
      const original = readFileSync(new URL(import.meta.resolve(`@data-import/spec/${name}`)), "utf8");
      expect(readFileSync(join(siteFolder, name), "utf8")).toBe(original);
      expect(page).toContain(`"url":"../${name}"`);
    }
  });

  it("is the same in each build", async () => {
    expect((await renderRedocOnce()) === page).toBe(true);
  });

  it("shows an operation that is added to the description", async () => {
    const changed = JSON.parse(readFileSync(description, "utf8"));
    const { get } = changed.paths["/accounts/current"];
    changed.paths["/lighthouses"] = {
      get: { ...get, operationId: "listLighthouses", summary: "List lighthouses" },
    };
    const folder = mkdtempSync(join(tmpdir(), "data-import-docs-test-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "openapi.json");
    writeFileSync(file, JSON.stringify(changed));
    expect(await renderDescription(file)).toContain('"operationId":"listLighthouses"');
  });
});

describe("sealing", () => {
  const wrap = (markup: string): string => `<meta charset="utf-8">${markup}`;

  it.each([
    '<script src="https://elsewhere.example/a.js"></script>',
    "<script async src=//elsewhere.example/a.js></script>",
    '<link rel="stylesheet" href="https://elsewhere.example/a.css">',
    "<style>@import 'https://elsewhere.example/a.css';</style>",
    "<style>@font-face { src: url(https://elsewhere.example/a.woff2) }</style>",
    '<img alt="" src="https://elsewhere.example/a.png">',
    "<script>load(`https://cdn.elsewhere.example/a.svg`)</script>",
  ])("refuses %s", (markup) => {
    expect(() => sealPage(wrap(markup))).toThrow("elsewhere.example");
  });

  it("does not change links to other places", () => {
    expect(sealPage(wrap('<a href="https://elsewhere.example/">there</a>'))).toContain("elsewhere.example");
  });
});
