import type { HttpResponse } from "@data-import/front";
import type { ChoreFailures } from "../chores/start-chores.ts";
import type { Figures } from "../domain/figures.ts";
import { addScanFigures } from "../domain/file-scans.ts";
import { addJobFigures } from "../domain/job-figures.ts";
import { addFigures } from "../domain/workload.ts";
import { changesData } from "../http/changes-data.ts";
import type { AdmittedCall } from "../http/perform.ts";
import { readsMuch } from "../http/reads-much.ts";
import { WriterNeeded } from "../storage/storage.ts";
import type { Backend } from "./backend.ts";

/** The backends that share the work of a process. All of them use the same data. */
export interface Backends {
  /** Reads, in the thread that listens. */
  readonly reader: Backend;
  /** Writes, and runs jobs, in another thread. */
  readonly writer: Backend;
  /** Starts the backend for reads that take long, in a third thread. Called for the first of them, or for the first job. */
  startScanner(): Promise<Backend>;
}

/** A backend that gives each call to one of several backends, so that no call waits for work of another kind. */
export function shareWork({ reader, writer, startScanner }: Backends): Backend {
  let scanner: Promise<Backend> | undefined;
  let startedScanner: Backend | undefined;
  const figures = new Map<Backend, Figures>();
  let onChange = (_: Figures): void => {};
  let isClosed = false;
  const watchFigures = (backend: Backend): void =>
    backend.watchFigures((changed) => {
      figures.set(backend, changed);
      // Jobs bring records that people sort and search at once, and to start the thread takes as long as a search.
      const hasJobs = Object.keys(changed.work.jobs?.running ?? {}).length > 0;
      if (hasJobs && !isClosed) openScanner().catch(() => {});
      onChange(addAll([...figures.values()]));
    });
  const connect = (backend: Backend): Backend => {
    backend.forwardColumns((ask) => writer.askForColumns(ask));
    backend.forwardReads((reads) => writer.noteReads(reads));
    watchFigures(backend);
    return backend;
  };
  const openScanner = (): Promise<Backend> => {
    scanner ??= startScanner().then(
      (backend) => {
        startedScanner = connect(backend);
        return startedScanner;
      },
      (error: unknown) => {
        // The next read tries again.
        scanner = undefined;
        throw error;
      },
    );
    return scanner;
  };
  connect(reader);
  watchFigures(writer);

  async function perform(admitted: AdmittedCall): Promise<HttpResponse> {
    if (changesData(admitted.route)) return writer.perform(admitted);
    try {
      if (!readsMuch(admitted)) return await reader.perform(admitted);
      return await (await openScanner()).perform(admitted);
    } catch (error) {
      // A read that also stores something, such as the last use of a token.
      if (error instanceof WriterNeeded) return writer.perform(admitted);
      throw error;
    }
  }

  return {
    perform,
    explain: (error) => reader.explain(error),
    askForColumns: (ask) => writer.askForColumns(ask),
    // The writer can fulfil every ask.
    forwardColumns: () => {},
    noteReads: (reads) => writer.noteReads(reads),
    forwardReads: () => {},
    checkReady: () => writer.checkReady(),
    createAccount: (account) => writer.createAccount(account),
    createFirstAccount: (account) => writer.createFirstAccount(account),
    admitPerson: (person) => writer.admitPerson(person),
    endSession: (hash) => writer.endSession(hash),
    watchFigures(listener) {
      onChange = listener;
      listener(addAll([...figures.values()]));
    },
    runAgents: (address) => writer.runAgents(address),
    noteFault: () => writer.noteFault(),
    async close() {
      isClosed = true;
      const closed = startedScanner;
      await Promise.all([reader.close(), closed?.close()]);
      // After them, because the last connection of a folder closes its log.
      await writer.close();
      // One that was still starting does not hold the writer, which stops its jobs.
      if (closed === undefined)
        await scanner?.then(
          (started) => started.close(),
          () => {},
        );
    },
  };
}

/** What metrics show of all threads. */
function addAll(all: readonly Figures[]): Figures {
  return {
    failures: addCounts(all.map(({ failures }) => failures)),
    work: addFigures(all.map(({ work }) => work)),
    jobs: addJobFigures(all.map(({ jobs }) => jobs)),
    agents: all.find(({ agents }) => agents.lagSeconds !== undefined)?.agents ?? {},
    droppedSpans: all.reduce((sum, { droppedSpans }) => sum + droppedSpans, 0),
    scans: addScanFigures(all.map(({ scans }) => scans)),
  };
}

/** The failures of the chores of all threads. Some chores run in each of them. */
function addCounts(all: Iterable<ChoreFailures>): ChoreFailures {
  const sums: Record<string, number> = {};
  for (const failures of all)
    for (const [chore, count] of Object.entries(failures)) sums[chore] = (sums[chore] ?? 0) + count;
  return sums;
}
