// The server of a shop whose customers import their contacts, and a service for it. Prints its address.
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { createClient } from "@data-import/client";
import { createFolderBlobs, createService, openSqlite, startServer } from "@data-import/service";

const service = await createService({
  storage: openSqlite({ folder: ":memory:" }),
  blobs: await createFolderBlobs({ folder: mkdtempSync(join(tmpdir(), "data-import-embed-")) }),
});
const { token, environments } = await service.createAccount({ name: "Shop", email: "shop@example.org" });
const { url } = await startServer(service);
const api = createClient({ baseUrl: url, token });

const contacts = {
  name: "Contacts",
  slug: "contacts",
  fields: [
    { key: "email", type: "string" as const, label: "E-mail" },
    { key: "age", type: "number" as const, label: "Age" },
  ],
};
async function startImport(origin: string) {
  const session = await api.auth.createImportSession({
    environmentId: environments.development,
    blueprint: { workbooks: [{ name: "Contacts", sheets: [contacts] }] },
    guest: { externalId: "customer-4711", name: "Tomás Alves" },
    origins: [origin],
  });
  return { service: url, session: session.id, token: session.token };
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${new URL(url).origin}`;
const shop = createServer(async (incoming, outgoing) => {
  const { origin, pathname } = new URL(incoming.url ?? "/", address);
  outgoing.setHeader("content-security-policy", policy);
  try {
    if (incoming.method === "POST") return void outgoing.end(JSON.stringify(await startImport(origin)));
    const file = readFileSync(join("dist", pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    outgoing.setHeader("content-type", types[extname(pathname) || ".html"] ?? "image/x-icon").end(file);
  } catch (error) {
    outgoing.writeHead(pathname === "/favicon.ico" ? 204 : 404).end(String(error));
  }
});
await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
console.log(address);
