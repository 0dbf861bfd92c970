import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Failure } from "../failure.ts";
import type { Io } from "../io.ts";
import { createApi } from "./connect.ts";

/** How long a person may take in the browser. */
const signInTimeoutMs = 600_000;

/** Lets a person sign in at the provider of the service, in a browser on this machine; resolves to a token. */
export async function signInByBrowser(io: Io, baseUrl: string): Promise<string> {
  const state = randomBytes(24).toString("base64url");
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const address = locate(baseUrl, "sign-in");
    address.search = String(
      new URLSearchParams({ port: String((server.address() as AddressInfo).port), state }),
    );
    await requireProvider(io, address, baseUrl);
    io.stderr.write(`Open this address in a browser on this computer, and sign in:\n  ${address}\n`);
    if (io.stderr.isTTY) openBrowser(address);
    const code = await waitForCode(server, state, io.signal);
    const api = await createApi(io, { baseUrl, token: null });
    return (await api.guests.exchangeInvitation({ token: code })).token;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Ends the session of a token at the service. What people got elsewhere stays valid. Nothing happens without a connection. */
export async function endSession(
  io: Io,
  { baseUrl, token }: { baseUrl: string; token: string },
): Promise<void> {
  if (!token.startsWith("at_")) return;
  const headers = { authorization: `Bearer ${token}` };
  await send(io, new Request(locate(baseUrl, "sign-out"), { method: "POST", headers })).catch(
    () => undefined,
  );
}

/** An address of the page for people, beside the API. */
function locate(baseUrl: string, name: string): URL {
  return new URL(`import/${name}`, baseUrl.replace(/\/$/, ""));
}

function send({ fetch = globalThis.fetch, signal }: Io, request: Request): Promise<Response> {
  return fetch(signal === undefined ? request : new Request(request, { signal }));
}

/** A person should not have to open a browser to find out that it leads nowhere. */
async function requireProvider(io: Io, address: URL, baseUrl: string): Promise<void> {
  const response = await send(io, new Request(address, { redirect: "manual" })).catch(() => undefined);
  if (response === undefined) throw new Failure(`${baseUrl} cannot be reached.`, "Check the address.");
  await response.body?.cancel();
  if (response.status === 303) return;
  if (response.status === 503) {
    throw new Failure("The provider at which people sign in cannot be reached.", "Try again in a minute.");
  }
  throw new Failure(
    `The service at ${baseUrl} has no provider at which people sign in.`,
    "Run: data-import login, with a token.",
  );
}

function waitForCode(server: Server, state: string, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Failure("Nobody has signed in.", "Run the command again."));
    const timer = setTimeout(stop, signInTimeoutMs);
    server.once("close", () => clearTimeout(timer));
    signal?.addEventListener("abort", stop, { once: true });
    server.on("request", ({ url = "/" }, response) => {
      const given = new URL(url, "http://127.0.0.1").searchParams;
      const code = given.get("code");
      const isRight = code !== null && given.get("state") === state;
      const text = isRight
        ? "You are logged in. You can close this window."
        : "This is not the sign-in that was begun.";
      response.writeHead(isRight ? 200 : 400, {
        "content-type": "text/plain; charset=utf-8",
        connection: "close",
      });
      response.end(`${text}\n`, () => isRight && resolve(code));
    });
  });
}

/** If that fails, the person has the address. */
function openBrowser({ href }: URL): void {
  const [command, ...args] =
    process.platform === "darwin"
      ? ["open"]
      : process.platform === "win32"
        ? ["rundll32", "url.dll,FileProtocolHandler"]
        : ["xdg-open"];
  const child = spawn(command as string, [...args, href], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
