import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { createMockServer } from "@scalar/mock-server";

/** Run as `node serve-scalar.mjs <port> <description>`, as Scalar's documentation shows it. */
const [port, description = ""] = process.argv.slice(2);
const document = JSON.parse(readFileSync(description, "utf8"));
const app = await createMockServer({ document, logger: false });
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
