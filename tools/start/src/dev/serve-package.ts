import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// `npm run dev` runs one such process for each version of the docs and of the mock, because a loaded module cannot be
// replaced in its process. The process sends its port to its parent, and ends when the parent disconnects.
const [, , folder = ""] = process.argv;
const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const entry = await import(pathToFileURL(join(folder, exports["."].default)).href);

// A connection that stays open would keep showing this version after the next one has replaced it.
subscribe("http.server.request.start", (message) => {
  (message as { readonly response: ServerResponse }).response.setHeader("connection", "close");
});

const server: { port: number; close(): Promise<void> } =
  "serve" in entry ? await entry.serve() : await entry.createMock().listen();
process.on("disconnect", () => server.close().finally(() => process.exit()));
// Ctrl-C reaches every process of the terminal, but the parent decides when this one ends.
process.on("SIGINT", () => undefined);
process.send?.(server.port);
