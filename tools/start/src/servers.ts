import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Service } from "@data-import/service";

/** The addresses of page, docs, service and mock. */
export interface Addresses {
  /** The page for people, on the port of the docs. */
  readonly page: string;
  readonly docs: string;
  /** On the port of the docs. */
  readonly service: string;
  readonly mock: string;
}

/** The running docs, service and mock. */
export interface Servers extends Addresses {
  /** The token of the administrator of the demonstration. */
  readonly token: string;
  /** The token of a link that signs a guest of the demonstration in, for a week. */
  readonly invitation: string;
  close(): Promise<void>;
}

/** Serves the built docs, service and mock, for this machine only; port 0 means any free port. */
export async function openServers(port: number, mockPort: number): Promise<Servers> {
  // They are built after this file was loaded, so they cannot be imported at its top.
  const [{ createHandler }, { createPageHandler, pagePath }, { startServer }, { createMock }] =
    await Promise.all([
      import("@data-import/docs"),
      import("@data-import/importer/page"),
      import("@data-import/service"),
      import("@data-import/mock"),
    ]);
  const demonstration = await openDemonstration();
  const mock = await createMock()
    .listen({ port: mockPort })
    .catch(async (error: unknown) => {
      await demonstration.close();
      throw error;
    });
  const pages = createHandler({ service: "/v1", mock: mock.url.replace("127.0.0.1", "localhost") });
  const importer = createPageHandler({ listFrameOrigins: demonstration.service.listFrameOrigins });
  const server = await startServer(demonstration.service, {
    port,
    others(incoming, outgoing) {
      if (importer(incoming, outgoing)) return true;
      if (/^\/(v1|health|ready|metrics)(?![\w-])/.test(incoming.url ?? "")) return false;
      pages(incoming, outgoing);
      return true;
    },
  }).catch(async (error: unknown) => {
    await Promise.all([demonstration.close(), mock.close()]);
    throw error;
  });
  return {
    page: new URL(pagePath, server.url).href,
    docs: new URL("/", server.url).href,
    service: server.url,
    mock: mock.url,
    token: demonstration.token,
    invitation: demonstration.invitation,
    async close() {
      await Promise.all([server.stop(), mock.close()]);
      await demonstration.close();
    },
  };
}

/** A service with the world of the examples and more records in its sheets. It keeps its data in memory. */
async function openDemonstration(): Promise<{
  readonly service: Service;
  readonly token: string;
  readonly invitation: string;
  close(): Promise<void>;
}> {
  const [{ createSandbox }, { createFolderBlobs, createId, createService, openSqlite }, world] =
    await Promise.all([
      import("@data-import/agents"),
      import("@data-import/service"),
      import("@data-import/contract/world"),
    ]);
  const folder = mkdtempSync(join(tmpdir(), "data-import-demonstration-"));
  const ids = world.createExampleIds(createId);
  const service = await createService({
    storage: openSqlite({ folder: ":memory:" }),
    blobs: await createFolderBlobs({ folder }),
    ids: ids.newId,
    agents: { sandbox: createSandbox() },
  });
  const { token, sheets, spaceId, guestId } = await world.buildWorld(service, ids);
  const send = world.createSend(service, token);
  await world.fillDemonstration(send, sheets);
  // A guest may do in this space what any guest may, and nothing elsewhere. The servers listen for this machine only.
  const { data } = await send("POST", "/invitations", [{ guestId, spaceId, fromName: "npm start" }]);
  const { invitations } = data as unknown as { readonly invitations: readonly { readonly token: string }[] };
  return {
    service,
    token,
    invitation: invitations[0]?.token ?? "",
    async close() {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
