import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { openGate } from "../src/gate.ts";

test.each([
  ["switches to another protocol", "HTTP/1.1 101 Switching\r\nUpgrade: chat\r\nConnection: upgrade\r\n\r\n"],
  ["has a status without a meaning", "HTTP/1.1 099 Whatever\r\nContent-Length: 0\r\n\r\n"],
  ["speaks another protocol", "220 mail.example ESMTP ready\r\n\r\n"],
  ["says nothing", ""],
])("an agent gets 502 if the service %s", async (_, text) => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(text));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const gate = await openGate(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  const response = await fetch(`${gate.url}/spaces`);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ errors: [{ message: expect.any(String) }] });
  gate.close();
  server.close();
});
