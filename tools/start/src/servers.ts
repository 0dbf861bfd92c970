import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Service } from "@data-import/service";

/** The addresses of docs, service and mock. */
export interface Addresses {
  readonly docs: string;
  /** On the port of the docs. */
  readonly service: string;
  readonly mock: string;
}

/** The running docs, service and mock. */
export interface Servers extends Addresses {
  /** The token of the administrator of the demonstration. */
  readonly token: string;
  close(): Promise<void>;
}

/** Serves the built docs, service and mock, for this machine only; port 0 means any free port. */
export async function openServers(port: number, mockPort: number): Promise<Servers> {
  // They are built after this file was loaded, so they cannot be imported at its top.
  const [{ createHandler }, { startServer }, { createMock }] = await Promise.all([
    import("@data-import/docs"),
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
  const server = await startServer(demonstration.service, {
    port,
    others(incoming, outgoing) {
      if (/^\/(v1|health|ready|metrics)(?![\w-])/.test(incoming.url ?? "")) return false;
      pages(incoming, outgoing);
      return true;
    },
  }).catch(async (error: unknown) => {
    await Promise.all([demonstration.close(), mock.close()]);
    throw error;
  });
  return {
    docs: new URL("/", server.url).href,
    service: server.url,
    mock: mock.url,
    token: demonstration.token,
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
  const { token, sheets } = await world.buildWorld(service, ids);
  await world.fillDemonstration(world.createSend(service, token), sheets);
  return {
    service,
    token,
    async close() {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
