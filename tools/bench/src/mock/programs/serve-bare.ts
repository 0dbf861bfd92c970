import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Sample } from "../samples.ts";

/** Run as `node serve-bare.mjs <port>`: Node's own server with prepared answers, which parses JSON bodies. */
const samples: Record<string, Sample> = JSON.parse(
  readFileSync(new URL("samples.json", import.meta.url), "utf8"),
);
const responses = new Map(
  Object.values(samples).map(({ method, path, response: { status, contentType, text } }) => {
    const bytes = Buffer.from(text);
    const headers = { "content-type": contentType, "content-length": bytes.byteLength };
    return [`${method} /v1${path}`, { status, headers, bytes }];
  }),
);

createServer((request, response) => {
  const prepared = responses.get(`${request.method} ${request.url}`);
  if (prepared === undefined) {
    response.writeHead(404).end();
    return;
  }
  const send = () => response.writeHead(prepared.status, prepared.headers).end(prepared.bytes);
  if (request.method === "GET") {
    send();
    return;
  }
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    JSON.parse(Buffer.concat(chunks).toString());
    send();
  });
}).listen(Number(process.argv[2]), "127.0.0.1");
