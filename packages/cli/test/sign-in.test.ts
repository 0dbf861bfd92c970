import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { client, createBrowser, startProvider, type TestProvider } from "@data-import/checks/open-id";
import { type Io, run } from "@data-import/cli";
import { createFolderBlobs, createService, openSqlite, type Service } from "@data-import/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "./support/run-command.ts";

const origin = "http://service.test";
const page = `${origin}/import/`;

describe("login --web", () => {
  let provider: TestProvider;
  let service: Service;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "cli-sign-in-"));
    provider = await startProvider(page);
    service = await createService({
      storage: openSqlite({ folder: ":memory:" }),
      blobs: await createFolderBlobs({ folder: join(folder, "blobs") }),
      openId: {
        ...client,
        issuer: provider.issuer,
        page,
        name: "Harbour",
        scope: "openid profile email",
        groupsClaim: "groups",
        roles: { "*": "Editor" },
        domains: undefined,
      },
    });
    await service.createAccount({ name: "Harbour", email: "kim@harbour.example" });
  });
  afterAll(async () => {
    await service.close();
    await provider.stop();
    rmSync(folder, { recursive: true });
  });

  const send = (request: Request) =>
    new URL(request.url).origin === origin ? service.fetch(request) : fetch(request);
  const describeHome = (name: string) => ({ XDG_CONFIG_HOME: join(folder, name) });
  const locate = (name: string) => join(folder, name, "data-import", "credentials.json");

  /** Runs the command; calls `visit` with the address that it prints. */
  async function login(home: string, visit: (address: string) => Promise<void>) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    let text = "";
    const visited = new Promise<void>((resolve, reject) => {
      stderr.on("data", (chunk) => {
        text += String(chunk);
        const address = /^ {2}(http\S+)\n/m.exec(text)?.[1];
        if (address !== undefined) visit(address).then(resolve, reject);
      });
    });
    const io = { env: describeHome(home), stdin: Readable.from([]), stdout, stderr, fetch: send };
    const code = run(["login", "--web", "--base-url", `${origin}/v1`], io as unknown as Io);
    await Promise.race([visited, code]);
    return { code: await code, text };
  }

  /** What a person does in the browser. */
  async function signIn(address: string): Promise<void> {
    provider.person = { sub: "ines", email: "ines@harbour.example", email_verified: true, name: "Ines" };
    const { text } = await createBrowser(send).open(address);
    const link = /href="(http:\/\/127[^"]*)"/.exec(text)?.[1]?.replaceAll("&#38;", "&") ?? "";
    const foreign = new URL(link);
    foreign.searchParams.set("state", "of-somebody-else");
    expect((await fetch(foreign)).status).toBe(400);
    const response = await fetch(link);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining("You are logged in"),
    ]);
  }

  it("stores a token of the person who signed in with the browser, and logout ends it", async () => {
    const { code, text } = await login("ines", signIn);
    expect([code, text]).toEqual([0, expect.stringContaining("You are logged in to Harbour")]);
    expect(statSync(locate("ines")).mode & 0o777).toBe(0o600);
    const { token } = JSON.parse(readFileSync(locate("ines"), "utf8"));
    expect(token).toMatch(/^at_/);
    expect(text).not.toContain(token);
    const options = { env: describeHome("ines"), fetch: send };
    expect((await runCommand(["auth", "get-current-actor"], options)).stdout).toContain(
      "ines@harbour.example",
    );
    const headers = { authorization: `Bearer ${token}` };
    const whoIs = () => service.fetch(`${origin}/v1/auth/current`, { headers });
    expect((await whoIs()).status).toBe(200);
    expect((await runCommand(["logout"], options)).code).toBe(0);
    expect((await whoIs()).status).toBe(401);
  });

  it("says at once if the provider is away, or if the service has none", async () => {
    const other = await createService({
      storage: openSqlite({ folder: ":memory:" }),
      blobs: await createFolderBlobs({ folder: join(folder, "blobs-of-other") }),
    });
    const ask = (to: Service) =>
      runCommand(["login", "--web", "--base-url", `${origin}/v1`], {
        env: describeHome("nobody"),
        fetch: async (request) => to.fetch(request),
      });
    const none = await ask(other);
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("has no provider")]);
    await other.close();
    await provider.stop();
    const fresh = await createService({
      storage: openSqlite({ folder: ":memory:" }),
      blobs: await createFolderBlobs({ folder: join(folder, "blobs-of-fresh") }),
      openId: {
        ...client,
        issuer: provider.issuer,
        page,
        name: "Harbour",
        scope: "openid",
        groupsClaim: "groups",
        roles: { "*": "Editor" },
        domains: undefined,
      },
    });
    const away = await ask(fresh);
    expect([away.code, away.stderr]).toEqual([1, expect.stringContaining("cannot be reached")]);
    await fresh.close();
    await provider.start();
  });
});
