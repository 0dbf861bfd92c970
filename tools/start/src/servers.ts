/** Docs and mock, listening. */
export interface Servers {
  readonly docs: string;
  readonly mock: string;
  close(): Promise<void>;
}

/** Serves the built docs and the built mock on this machine alone; port 0 takes any free one. */
export async function openServers(docsPort: number, mockPort: number): Promise<Servers> {
  // They exist only once they are built, which is after this file was loaded.
  const [{ serve }, { createMock }] = await Promise.all([
    import("@data-import/docs"),
    import("@data-import/mock"),
  ]);
  const docs = await serve({ port: docsPort });
  try {
    const mock = await createMock().listen({ port: mockPort });
    return {
      docs: docs.url,
      mock: mock.url,
      close: async () => {
        await Promise.all([docs.close(), mock.close()]);
      },
    };
  } catch (error) {
    await docs.close();
    throw error;
  }
}
