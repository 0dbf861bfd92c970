import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// Run as `node serve-bytes.ts <text>`: Node's own server, which returns the same bytes as JSON for every request.
// It prints its port.
const bytes = Buffer.from(process.argv[2] ?? "");
const headers = { "content-type": "application/json", "content-length": bytes.byteLength };
const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
