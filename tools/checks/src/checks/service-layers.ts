/** A layer of the service: folders on the same level, which do not import each other. */
export interface Layer {
  /** Paths below `packages/service/src`. A folder that is not listed belongs to the layer of its parent folder. */
  readonly folders: readonly string[];
  /** The content of the folders, for the map in LAYERS.md. */
  readonly holds: string;
  /** Why they import nothing from the layers above. The message of a wrong import shows it. */
  readonly reason: string;
}

/** Packages that only one folder may import, and why. */
export const reserved: Readonly<Record<string, { readonly folder: string; readonly reason: string }>> = {
  pg: {
    folder: "storage/engines",
    reason: "only an engine knows its driver; other code uses `context.db` and `storage.engine`",
  },
  "node:sqlite": {
    folder: "storage/engines",
    reason: "only an engine knows its driver; other code uses `context.db` and `storage.engine`",
  },
};

/** The layers of the service from top to bottom. A folder imports only from the layers below its own. */
export const serviceLayers: readonly Layer[] = [
  {
    folders: ["."],
    holds: "the entry points: `index.ts` for programs, `command.ts` for people",
    reason: "the entry points use everything else",
  },
  {
    folders: ["command"],
    holds: "the process: options, environment, start and stop",
    reason: "the package can be used without its command",
  },
  {
    folders: ["service"],
    holds: "`createService` connects all parts, `startServer` listens on a port",
    reason: "a service inside another program has no command line",
  },
  {
    folders: ["storage/engines"],
    holds:
      "SQLite and PostgreSQL: `open.ts`, `driver.ts`, `sql.ts` and `engine.ts`, with everything that differs between them",
    reason: "an engine stores tables and does not know their meaning",
  },
  {
    folders: ["storage/migrations"],
    holds:
      "makes the tables of a new database, and the steps of the schema since 1.0.0; a published step never changes",
    reason: "a step of the schema never changes, even if the engine or the other code changes",
  },
  {
    folders: ["chores"],
    holds:
      "the work in the background: the loop that does it, and the table of what is removed and continued",
    reason:
      "requests, jobs and deliveries add chores by an interface of `domain`, and do not know who does them",
  },
  {
    folders: ["http"],
    holds: "the only folder that knows HTTP: tokens, limits, forms, downloads, statuses",
    reason: "requests and responses do not depend on the engine",
  },
  {
    folders: ["operations"],
    holds: "a file for each tag of the description, with a thin handler for each operation",
    reason: "a handler gets the decoded request and knows nothing about HTTP",
  },
  {
    folders: ["agent-runner", "runner"],
    holds: "jobs and runs of agents, from their creation to their end, and the runners that run them",
    reason: "jobs and agents also run without a request",
  },
  {
    folders: ["deliveries"],
    holds: "sends events to webhooks: which ones, when, signed, and to which addresses",
    reason: "events are also sent without a request",
  },
  {
    folders: ["built-in-jobs"],
    holds:
      "the jobs that the service runs itself: read a file, delete records, change flags, export an agent",
    reason: "the work of a job does not know its runner",
  },
  {
    folders: ["exports", "extraction", "plans"],
    holds:
      "opens files and writes their tables into sheets, writes the records of sheets as files, and suggests plans of mappings",
    reason: "reading, writing and planning do not depend on who asks for it",
  },
  {
    folders: ["templates"],
    holds: "makes spaces from templates and blueprints, and takes changes of templates over",
    reason: "every part of a space can be made and changed without a template",
  },
  {
    folders: ["lifecycle"],
    holds: "creates, changes, deletes and expires accounts, spaces, workbooks and sheets with their content",
    reason: "spaces and sheets are also created and deleted without files and jobs",
  },
  {
    folders: ["references"],
    holds: "finds the resource of an id of any kind: for actions, jobs and events",
    reason: "finding a resource does not change it",
  },
  {
    folders: ["flags", "calculations", "views"],
    holds: "marks on records, calculations over a selection of records, and saved selections",
    reason: "they are about existing records",
  },
  {
    folders: ["records/differences", "records/lines", "records/values"],
    holds:
      "differences between records and a snapshot and their way back, changes of several sheets as lines, the distinct values of a field",
    reason: "a record is inserted, changed and selected without them",
  },
  {
    folders: [
      "records/bulk",
      "records/duplicates",
      "records/history",
      "records/inserts",
      "records/revalidation",
    ],
    holds:
      "new records, changes of a selection, duplicates and their merge, what a commit changed and its undo, validation of existing records",
    reason: "each of them makes commits or reads them; none needs another",
  },
  {
    folders: ["records/changes", "records/reading"],
    holds: "writes a commit with its records; reads the records of a selection, in order and in pages",
    reason: "a commit is written without a selection, and records are read without writing",
  },
  {
    folders: ["records/calculations"],
    holds: "counts, sums and extremes of each field, kept with every commit",
    reason: "a total follows from the records of a commit, and does not know who wrote them",
  },
  {
    folders: ["records/selections"],
    holds: "the filter, the query and the search of a request, as a condition on rows or columns",
    reason: "a selection says which records, and does not read them",
  },
  {
    folders: ["records/columns"],
    holds: "the values of a field as one block of bytes, to test, sort and group many records",
    reason: "a column is made from stored records alone",
  },
  {
    folders: ["records/stores"],
    holds: "the rows of records, values, keys and undo entries: the only folder that reads and writes them",
    reason: "stored rows do not know which request needs them",
  },
  {
    folders: ["records/rules"],
    holds: "the rules of a sheet, made from its fields and constraints, and the validator that applies them",
    reason: "a rule is about values and does not know where records are stored",
  },
  {
    folders: ["records/batches", "records/query"],
    holds: "the records of a request, read from their text, and a query as a condition on rows",
    reason: "a text is read before anything is done with it",
  },
  {
    folders: ["records/record"],
    holds: "a record: its cells, messages, size, authors, and how the API shows it",
    reason: "a record is a value: it depends on no code that reads or writes it",
  },
  {
    folders: [
      "agent-exports",
      "commits",
      "documents",
      "files",
      "guests",
      "guidance",
      "jobs",
      "programs",
      "snapshots",
      "users",
    ],
    holds: "resources that depend on other resources",
    reason:
      "a resource uses the resources that contain it or that it refers to, never its users or neighbours",
  },
  {
    folders: [
      "actions",
      "agents",
      "canvas-areas",
      "events",
      "guides",
      "roles",
      "secrets",
      "sheets",
      "webhooks",
    ],
    holds: "resources in spaces, workbooks and environments",
    reason:
      "a resource uses the resources that contain it or that it refers to, never its users or neighbours",
  },
  {
    folders: ["workbooks"],
    holds: "finds the workbooks that the caller may read",
    reason: "a workbook does not know its content; code that changes both is in `lifecycle`",
  },
  {
    folders: ["spaces"],
    holds: "finds and lists the spaces that the caller may read",
    reason: "a space does not know its content; code that changes both is in `lifecycle`",
  },
  {
    folders: [
      "accounts",
      "apps",
      "audit-entries",
      "auth",
      "data-retention-policies",
      "environments",
      "visits",
    ],
    holds:
      "resources that contain spaces or that spaces refer to, tokens, the audit log, and the part of a space that a guest may see",
    reason: "they exist before the first space",
  },
  {
    folders: ["context"],
    holds: "the context of every operation and job: the caller, its scope, the transaction, its events",
    reason: "every resource uses a context, so a context uses no resource",
  },
  {
    folders: ["blobs"],
    holds: "bytes of files, in a folder or a bucket",
    reason: "stored bytes do not depend on their owners",
  },
  {
    folders: ["storage"],
    holds: "the interfaces of a storage and an engine",
    reason: "the interfaces do not depend on an engine",
  },
  {
    folders: ["storage/rows"],
    holds: "the columns of every table, and how the API shows a row",
    reason: "a row is data: it depends on no code that reads or writes it",
  },
  {
    folders: ["domain"],
    holds: "the basic terms: ids, errors, pages, actors, grants, scope",
    reason: "the lowest layer uses no other layer",
  },
];
