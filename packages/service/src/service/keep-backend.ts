import type { AgentAddress } from "../domain/agent-address.ts";
import type { NotedReads } from "../domain/audit-note.ts";
import type { ColumnAsk } from "../domain/column-ask.ts";
import type { Figures } from "../domain/figures.ts";
import type { Backend } from "./backend.ts";

/** A backend that may fail as a whole, such as that of a thread. */
export interface MortalBackend {
  readonly backend: Backend;
  /** Resolves with the fault when it has failed; with undefined when it was closed. Never rejects. */
  readonly failed: Promise<unknown>;
}

/**
 * A backend that is started again when it fails. Calls wait for the new one.
 * @param start starts the backend; if it rejects the first time, so does this function. Later, that is one more failure
 * @param onFailure called for each failure, before the next start
 */
export async function keepBackend(
  start: () => Promise<MortalBackend>,
  onFailure: (error: unknown) => void,
): Promise<Backend> {
  let forward: ((ask: ColumnAsk) => void) | undefined;
  let forwardReads: ((reads: NotedReads) => void) | undefined;
  let listener: ((figures: Figures) => void) | undefined;
  let agentAddress: AgentAddress | undefined;
  let isClosed = false;

  function connect({ backend, failed }: MortalBackend): Backend {
    if (forward !== undefined) backend.forwardColumns(forward);
    if (forwardReads !== undefined) backend.forwardReads(forwardReads);
    if (listener !== undefined) backend.watchFigures(listener);
    if (agentAddress !== undefined) backend.runAgents(agentAddress);
    void failed.then((error) => {
      if (error === undefined || isClosed) return;
      onFailure(error);
      current = startAgain();
    });
    return backend;
  }

  async function startAgain(): Promise<Backend> {
    for (;;) {
      try {
        return connect(await start());
      } catch (error) {
        onFailure(error);
      }
    }
  }

  let current: Backend | Promise<Backend> = connect(await start());
  const first: Backend = current;
  const tell = (act: (backend: Backend) => void): void => {
    // A backend that starts is told when it is connected.
    if (!(current instanceof Promise)) act(current);
    else void current.then(act);
  };
  return {
    perform: async (admitted) => (await current).perform(admitted),
    explain: first.explain,
    checkReady: async () => (await current).checkReady(),
    askForColumns: (ask) => tell((backend) => backend.askForColumns(ask)),
    forwardColumns(asked) {
      forward = asked;
      tell((backend) => backend.forwardColumns(asked));
    },
    noteReads: (reads) => tell((backend) => backend.noteReads(reads)),
    forwardReads(noted) {
      forwardReads = noted;
      tell((backend) => backend.forwardReads(noted));
    },
    createAccount: async (account) => (await current).createAccount(account),
    createFirstAccount: async (account) => (await current).createFirstAccount(account),
    admitPerson: async (person) => (await current).admitPerson(person),
    endSession: async (hash) => (await current).endSession(hash),
    watchFigures(onChange) {
      listener = onChange;
      tell((backend) => backend.watchFigures(onChange));
    },
    runAgents(address) {
      agentAddress = address;
      tell((backend) => backend.runAgents(address));
    },
    noteFault: async () => (await current).noteFault(),
    async close() {
      isClosed = true;
      await (await current).close();
    },
  };
}
