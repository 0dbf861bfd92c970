import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startBrowser } from "@data-import/checks/browser";
import { type BuildOptions, build, type Plugin, transform } from "esbuild";
import type { Browser, Page } from "playwright-core";

/** Style sheets are texts, as in the build. */
const styleTexts: Plugin = {
  name: "style-texts",
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css" });
      return { contents: code, loader: "text" };
    });
  },
};

const options: BuildOptions = {
  bundle: true,
  format: "esm",
  conditions: ["@data-import/source"],
  jsx: "automatic",
  jsxImportSource: "preact",
  plugins: [styleTexts],
  write: false,
};

/** A page with one script, in a browser. */
export interface ServedPage {
  readonly browser: Browser;
  readonly url: string;
  open(view?: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

/** What a page may load: nothing but its own files, and a service. */
const policy = (connect: string) => `default-src 'self'; connect-src 'self' ${connect}`;

/** Bundles a script and serves it in an empty page with a strict content security policy. */
export async function servePage(entry: string, connect = ""): Promise<ServedPage> {
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  const script = outputFiles?.[0]?.contents ?? new Uint8Array();
  const html = `<!doctype html><html lang="en"><title>Test</title><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg"><body><script type="module" src="/main.js"></script></body></html>`;
  const server = createServer(({ url }, response) => {
    const [type, body] = url?.startsWith("/main.js")
      ? ["text/javascript", script]
      : url?.startsWith("/icon")
        ? ["image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"/>']
        : ["text/html", html];
    response.writeHead(200, {
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy": policy(connect),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await startBrowser();
  const url = `http://127.0.0.1:${port}/`;
  return {
    browser,
    url,
    async open(viewport = { width: 1280, height: 720 }) {
      const context = await browser.newContext({ viewport });
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const page = await context.newPage();
      await page.goto(url);
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
