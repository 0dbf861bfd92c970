/** A floor of the service: folders that do not import each other. */
export interface Floor {
  /** Below `packages/service/src`; a folder that is not listed belongs to the floor of the one that it is in. */
  readonly folders: readonly string[];
  /** What the folders hold, for the map in CONTRIBUTING.md. */
  readonly holds: string;
  /** Why they import nothing from the floors above; part of the message if one does. */
  readonly reason: string;
}

/** Packages that only one folder may import, and why. */
export const reserved: Readonly<Record<string, { readonly folder: string; readonly reason: string }>> = {
  pg: {
    folder: "storage/engines",
    reason: "only an engine knows its driver; others ask `context.db` and `storage.engine`",
  },
  "node:sqlite": {
    folder: "storage/engines",
    reason: "only an engine knows its driver; others ask `context.db` and `storage.engine`",
  },
};

/** The floors of the service from the top to the ground. A folder imports from the floors below its own. */
export const serviceFloors: readonly Floor[] = [
  {
    folders: ["."],
    holds: "the two ways in: `index.ts` for programs, `command.ts` for people",
    reason: "the ways in stand above everything",
  },
  {
    folders: ["command"],
    holds: "the process: options, environment, start and stop",
    reason: "the package can be used without its command",
  },
  {
    folders: ["service"],
    holds: "`createService` puts everything together, `startServer` listens",
    reason: "a service in a process knows nothing of a command line",
  },
  {
    folders: ["storage/engines"],
    holds:
      "SQLite and PostgreSQL: `open.ts`, `driver.ts`, `sql.ts` and `engine.ts`, with what each does in its own way",
    reason: "an engine keeps tables and knows nothing of what they mean",
  },
  {
    folders: ["storage/migrations"],
    holds: "the steps of the schema, which never change once they are published",
    reason: "a step of the schema is the same for ever, whatever the engine and the code around it",
  },
  {
    folders: ["http"],
    holds: "the only folder that knows HTTP: tokens, limits, forms, downloads, statuses",
    reason: "requests are handled in the same way with every engine",
  },
  {
    folders: ["operations"],
    holds: "a file for each tag of the description, with a thin handler for each operation",
    reason: "a handler is given what the request says; it does not know that there was a request",
  },
  {
    folders: ["runner"],
    holds: "jobs from their creation to their end, and the runner that takes one after the other",
    reason: "jobs run whether somebody asks or not",
  },
  {
    folders: ["built-in-jobs"],
    holds:
      "what the service does as a job itself: read a file, delete records, change flags, export an agent",
    reason: "the work of a job does not know who runs it",
  },
  {
    folders: ["extraction"],
    holds: "reads CSV, JSON lines and XLSX, and writes tables into sheets",
    reason: "reading a file is the same inside a job and outside of one",
  },
  {
    folders: ["lifecycle"],
    holds:
      "what creates, changes, deletes or expires accounts, spaces, workbooks and sheets with all that they hold",
    reason: "spaces and sheets come and go for many reasons, and files and jobs are only some of them",
  },
  {
    folders: ["references"],
    holds: "finds what an id names, whatever kind it is of: for actions, jobs and events",
    reason: "to find something does not change it",
  },
  {
    folders: ["flags", "calculations"],
    holds: "the marks on records, and the numbers about a selection of them",
    reason: "they are about records that are there",
  },
  {
    folders: ["records"],
    holds: "the hot path: write, check, select, count; the query language",
    reason: "nothing stands between a request and its records that they do not need",
  },
  {
    folders: ["agent-exports", "commits", "documents", "files", "guests", "jobs", "snapshots"],
    holds: "resources that lean on other resources",
    reason: "a resource uses what it lies in or points at, never what uses it, and none of its neighbours",
  },
  {
    folders: ["actions", "agents", "canvas-areas", "events", "guidance", "roles", "sheets"],
    holds: "resources in spaces, workbooks and environments",
    reason: "a resource uses what it lies in or points at, never what uses it, and none of its neighbours",
  },
  {
    folders: ["workbooks"],
    holds: "finds workbooks, as far as the caller may see them",
    reason: "a workbook does not know what is in it; what changes both is in `lifecycle`",
  },
  {
    folders: ["spaces"],
    holds: "finds and lists spaces, as far as the caller may see them",
    reason: "a space does not know what is in it; what changes both is in `lifecycle`",
  },
  {
    folders: ["accounts", "apps", "auth", "data-retention-policies", "environments", "visits"],
    holds: "what spaces lie in or point at, tokens, and what of a space a guest may see",
    reason: "they are there before the first space",
  },
  {
    folders: ["records/constraints"],
    holds: "a file for each type of constraint, and the table of them",
    reason: "a constraint is a rule about values; it does not know where records are kept",
  },
  {
    folders: ["records/fields"],
    holds: "a file for each type of field, and the table of them",
    reason: "what a value means depends on its field alone",
  },
  {
    folders: ["context"],
    holds:
      "what every operation and job is given: who asks, how far that reaches, the transaction, its events",
    reason: "every resource takes a context, so it can know none of them",
  },
  {
    folders: ["blobs"],
    holds: "bytes of files, in a folder or a bucket",
    reason: "bytes are stored without knowing whose they are",
  },
  {
    folders: ["storage"],
    holds: "what a storage and an engine are to all other folders",
    reason: "what storage is does not depend on who stores",
  },
  {
    folders: ["storage/rows"],
    holds: "the columns of every table, and how the API shows a row",
    reason: "a row is data: it depends on no code that reads or writes it",
  },
  {
    folders: ["domain"],
    holds: "words that everything is made of: ids, errors, pages, actors, grants, reach",
    reason: "the ground stands on nothing",
  },
];
