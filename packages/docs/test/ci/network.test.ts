import { readdirSync } from "node:fs";
import { sep } from "node:path";
import { serve } from "@data-import/docs";
import { describe, expect, it, onTestFinished } from "vitest";
import { siteFolder } from "../../src/site.ts";
import { printMeasure } from "../gates/support/print-measure.ts";
import { useDocs } from "./browser/support/browser.ts";

/** The policy of our pages; the forms of operations may call any server. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "connect-src": ["'self'", "http:", "https:"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
};
/** Redoc is one page with its script inside: it is allowed by its hash. */
const allowedInRedoc: Readonly<Record<string, readonly string[]>> = {
  ...allowed,
  "script-src": [],
  "worker-src": ["blob:"],
  "style-src": ["'unsafe-inline'"],
  "img-src": ["data:"],
  "font-src": ["data:"],
  "connect-src": ["'self'"],
};

it("the policy of every page forbids other servers", async () => {
  const docs = await serve();
  onTestFinished(() => docs.close());
  const paths = readdirSync(siteFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) =>
      file
        .split(sep)
        .join("/")
        .replace(/(?<=^|\/)index\.html$/, ""),
    );
  expect(paths).toEqual(expect.arrayContaining(["", "404.html", "operations/listSheets/", "redoc/"]));
  const excess: string[] = [];
  for (const path of paths) {
    const response = await fetch(new URL(path, docs.url), {
      method: "HEAD",
      headers: { "Accept-Encoding": "identity" },
    });
    const policy = readPolicy(response.headers.get("content-security-policy") ?? "");
    const known = path === "redoc/" ? allowedInRedoc : allowed;
    expect(policy.get("default-src"), path).toEqual(["'none'"]);
    for (const [directive, sources] of policy) {
      const more = sources.filter((source) => !isAllowed(source, known[directive] ?? []));
      if (more.length > 0) excess.push(`${path}: ${directive} ${more.join(" ")}`);
    }
  }
  printMeasure("pages that may load from elsewhere", `${excess.length} of ${paths.length}`, "0");
  expect(excess).toEqual([]);
});

function readPolicy(header: string): Map<string, string[]> {
  return new Map(
    header.split(/;\s*/).map((part) => {
      const [directive = "", ...sources] = part.split(" ");
      return [directive, sources];
    }),
  );
}

function isAllowed(source: string, known: readonly string[]): boolean {
  return known.includes(source) || /^'sha256-[\w+/]+=*'$/.test(source);
}

describe("there are no requests to other servers", () => {
  const docs = useDocs();

  it("by Redoc", async () => {
    const { page } = await docs.prepare();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(new URL("redoc/#/sheets/listsheets", docs.url()).href);
    await page.getByRole("heading", { name: "List the sheets of a workbook" }).first().waitFor();
    await page.waitForLoadState("networkidle");
    const elsewhere = requests.filter((url) => !url.startsWith(docs.url()) && !/^(data|blob):/.test(url));
    printMeasure("requests to other servers by Redoc", `${elsewhere.length} of ${requests.length}`, "0");
    expect(requests).not.toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  it("by the search and the form of an operation, before it is sent", async () => {
    const { page, complaints } = await docs.open("operations/listSheets/");
    await page.locator("#page-search").fill("workbook");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    const form = page.getByRole("region", { name: "Try it" });
    await form.getByRole("button").first().click();
    await form.getByRole("button", { name: "Send" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
});
