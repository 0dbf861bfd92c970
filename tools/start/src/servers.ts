import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Service } from "@data-import/service";

/** Where docs, service and mock are. */
export interface Addresses {
  readonly docs: string;
  /** On the port of the docs. */
  readonly service: string;
  readonly mock: string;
}

/** Docs, service and mock, listening. */
export interface Servers extends Addresses {
  /** The token of the administrator of the demonstration. */
  readonly token: string;
  close(): Promise<void>;
}

/** Serves the built docs, service and mock on this machine alone; port 0 takes any free one. */
export async function openServers(port: number, mockPort: number): Promise<Servers> {
  // They exist only once they are built, which is after this file was loaded.
  const [{ createHandler }, { startServer }, { createMock }] = await Promise.all([
    import("@data-import/docs"),
    import("@data-import/service"),
    import("@data-import/mock"),
  ]);
  const demonstration = await openDemonstration();
  const pages = createHandler();
  const server = await startServer(demonstration.service, {
    port,
    others(incoming, outgoing) {
      if (/^\/(v1|health|ready|metrics)(?![\w-])/.test(incoming.url ?? "")) return false;
      pages(incoming, outgoing);
      return true;
    },
  }).catch(async (error: unknown) => {
    await demonstration.close();
    throw error;
  });
  const close = async (): Promise<void> => {
    await server.stop();
    await demonstration.close();
  };
  try {
    const mock = await createMock().listen({ port: mockPort });
    return {
      docs: new URL("/", server.url).href,
      service: server.url,
      mock: mock.url,
      token: demonstration.token,
      close: async () => {
        await Promise.all([close(), mock.close()]);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A service with the world of the examples, and more rows in its sheets. It keeps nothing. */
async function openDemonstration(): Promise<{
  readonly service: Service;
  readonly token: string;
  close(): Promise<void>;
}> {
  const [{ createFolderBlobs, createId, createService, openSqlite }, world] = await Promise.all([
    import("@data-import/service"),
    import("@data-import/contract/world"),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "data-import-demonstration-"));
  const ids = world.createExampleIds(createId);
  const service = await createService({
    storage: openSqlite({ folder: ":memory:" }),
    blobs: await createFolderBlobs({ folder }),
    ids: ids.newId,
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
