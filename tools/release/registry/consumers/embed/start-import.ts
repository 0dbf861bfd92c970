/** What the importer needs for one import. */
export interface StartedImport {
  readonly service: string;
  readonly session: string;
  readonly token: () => Promise<string>;
}

/** Asks the server of this shop for an import session. */
export async function startImport(): Promise<StartedImport> {
  const response = await fetch("/import-session", { method: "POST" });
  if (!response.ok) throw new Error(`The shop returned ${response.status}.`);
  const { service, session, token } = await response.json();
  return { service, session, token: async () => token };
}
