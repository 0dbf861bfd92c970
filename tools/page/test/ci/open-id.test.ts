import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { mayLackChromium } from "@data-import/checks/browser";
import { client, startProvider, type TestProvider } from "@data-import/checks/open-id";
import { createClient } from "@data-import/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, useBrowser } from "./support/in-browser.ts";

const command = join(import.meta.dirname, "../../node_modules/@data-import/service/dist/command.js");
const password = "correct horse battery staple";

describe.skipIf(mayLackChromium)("the page of a service with an OpenID provider", () => {
  const visit = useBrowser();
  const folder = mkdtempSync(join(tmpdir(), "data-import-open-id-"));
  let provider: TestProvider;
  let page: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const port = await findFreePort();
    page = `http://127.0.0.1:${port}/import/`;
    provider = await startProvider(page);
    provider.person = {
      sub: "ines",
      email: "ines@harbour.example",
      email_verified: true,
      name: "Ines Harbour",
    };
    const service = spawn(process.execPath, [command, "--port", String(port), "--data", folder, "--quiet"], {
      env: {
        PATH: process.env["PATH"],
        ADMIN_EMAIL: "ada@harbour.example",
        ADMIN_PASSWORD: password,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: client.clientId,
        OIDC_CLIENT_SECRET: client.clientSecret,
        OIDC_ROLES: '{"*":"Editor"}',
        OIDC_NAME: "Harbour",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    stop = async () => {
      service.kill();
      await once(service, "exit");
    };
    for await (const line of createInterface({ input: service.stdout })) if (line.includes("Ctrl-C")) break;
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const { accessToken } = await createClient({ baseUrl, token: null }).auth.createAccessToken({
      type: "userCredentials",
      email: "ada@harbour.example",
      password,
    });
    const api = createClient({ baseUrl, token: accessToken });
    const { data: environments } = await api.environments.list();
    const environmentId = environments[0]?.id ?? expect.fail("There is no environment.");
    const space = await api.spaces.create({ name: "Kunden von Nordlicht", environmentId });
    const sheet = {
      name: "Customers",
      slug: "customers",
      fields: [{ key: "name", type: "string" as const }],
    };
    await api.workbooks.create({ name: "Customers", spaceId: space.id, environmentId, sheets: [sheet] });
  });
  afterAll(async () => {
    await stop?.();
    await provider?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("has a button, signs the person in, keeps them after a reload, and signs them out", async () => {
    const { page: tab, faults } = await visit();
    await tab.goto(page);
    const button = tab.getByRole("link", { name: "Sign in at Harbour" });
    await button.waitFor();
    expect(await audit(tab)).toEqual([]);
    await button.click();
    await tab.getByText("Ines Harbour").waitFor();
    await tab.getByText("Kunden von Nordlicht").waitFor();
    // The code is in no address that somebody could copy.
    expect(tab.url()).toBe(`${page}#/`);
    await tab.reload();
    await tab.getByText("Ines Harbour").waitFor();
    expect(await audit(tab)).toEqual([]);
    const token = await tab.evaluate(() => JSON.parse(sessionStorage.getItem("data-import") ?? "{}").token);
    const whoIs = () =>
      fetch(new URL("/v1/auth/current", page), { headers: { authorization: `Bearer ${token}` } });
    expect((await whoIs()).status).toBe(200);
    // The page of the provider has faults of its own.
    expect(faults).toEqual([]);
    await tab.getByRole("button", { name: "Sign out" }).click();
    await tab.waitForURL(`${provider.issuer}/**`);
    expect((await whoIs()).status).toBe(401);
    await tab.goto(page);
    await button.waitFor();
  });

  test("says why a person does not come in", async () => {
    const { page: tab } = await visit();
    const { person } = provider;
    provider.person = undefined;
    try {
      await tab.goto(`${page}sign-in`);
      await tab.getByText("The provider did not sign you in.").waitFor();
      expect(await audit(tab)).toEqual([]);
    } finally {
      provider.person = person;
    }
    await tab.getByRole("link", { name: "Sign in once more" }).click();
    await tab.getByText("Ines Harbour").waitFor();
  });
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
