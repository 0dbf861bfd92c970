import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createPageHandler, pagePath } from "@data-import/importer/page";

const handle = createPageHandler();
const server = createServer((incoming, outgoing) => {
  if (!handle(incoming, outgoing)) outgoing.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
const page = await fetch(`http://127.0.0.1:${port}${pagePath}`);
assert.equal(page.status, 200);
const text = await page.text();
assert.match(text, /<data-import page>/);
const [, script = ""] = /src="([^"]+)"/.exec(text) ?? [];
const code = await fetch(new URL(script, page.url));
assert.equal(code.headers.get("content-type"), "text/javascript; charset=utf-8");
console.log(page.url, (await code.text()).length);
server.close();
