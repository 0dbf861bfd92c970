import type { Steps } from "../support/example.ts";

const source = "packages/service/src";

export const service: Steps = [
  ["Kind of id", [{ path: `${source}/domain/ids.ts`, after: '  job: "jb",\n', add: '  note: "nt",\n' }]],
  [
    "Table",
    [
      {
        path: `${source}/storage/rows/notes.ts`,
        add: `import type { Note, NoteId } from "@data-import/types";
import type { Selectable } from "kysely";
import { defineTable, type RowOf, resourceColumns, text } from "./define-table.ts";

export const notes = defineTable("notes", { columns: { ...resourceColumns, text: text() } });
export type NoteRow = RowOf<typeof notes>;

/** A note as the API shows it. */
export function toNote({ id, text }: Selectable<NoteRow>): Note {
  return { id: id as NoteId, text };
}
`,
      },
      {
        path: `${source}/storage/rows/tables.ts`,
        replace: "import { records }",
        add: 'import { notes } from "./notes.ts";\nimport { records }',
      },
      { path: `${source}/storage/rows/tables.ts`, after: "  jobPlans,\n", add: "  notes,\n" },
    ],
  ],
  [
    "Migration",
    [
      {
        path: `${source}/storage/migrations/0060-notes.ts`,
        add: `import type { Migration } from "./migration.ts";

export const notesMigration: Migration = {
  name: "0060-notes",
  async up({ createResource }) {
    await createResource("notes")
      .addColumn("text", "text", (column) => column.notNull())
      .execute();
  },
};
`,
      },
      {
        path: `${source}/storage/migrations/index.ts`,
        replace: "import type { Migration }",
        add: 'import { notesMigration } from "./0060-notes.ts";\nimport type { Migration }',
      },
      { path: `${source}/storage/migrations/index.ts`, replace: "\n];", add: "\n  notesMigration,\n];" },
    ],
  ],
  [
    "Functions",
    [
      {
        path: `${source}/notes/notes.ts`,
        add: `import type { NoteConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { createNotFound } from "../domain/errors.ts";
import type { NoteRow } from "../storage/rows/notes.ts";
import { findNoteRow, insertNoteRow } from "./store.ts";

type Row = Selectable<NoteRow>;

/** The note of an id; throws a \`not-found\` if there is none. */
export async function getNote(context: Context, id: string): Promise<Row> {
  const row = await findNoteRow(context, id);
  if (row === undefined) throw createNotFound("note", id, "noteId");
  return row;
}

/** Keeps a note in the account. */
export async function createNote(context: Context, { text }: NoteConfig): Promise<Row> {
  const { now, accountId } = context;
  const id = context.newId("note");
  await insertNoteRow(context, { id, account_id: accountId, created_at: now, updated_at: now, text });
  return getNote(context, id);
}
`,
      },
      {
        path: `${source}/notes/store.ts`,
        add: `import type { Insertable, Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { NoteRow } from "../storage/rows/notes.ts";

/** The row of a note of the account; undefined if there is none. */
export function findNoteRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<NoteRow> | undefined> {
  return db
    .selectFrom("notes")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertNoteRow({ db }: Context, row: Insertable<NoteRow>): Promise<void> {
  await db.insertInto("notes").values(row).execute();
}
`,
      },
    ],
  ],
  [
    "Layer",
    [
      {
        path: "tools/checks/src/checks/service-layers.ts",
        replace: '"environments"',
        add: '"environments", "notes"',
      },
      {
        path: "CONTRIBUTING.md",
        replace: "`environments`, `visits`",
        add: "`environments`, `notes`, `visits`",
      },
    ],
  ],
  [
    "Handler",
    [
      {
        path: `${source}/operations/notes.ts`,
        add: `import { createNote, getNote } from "../notes/notes.ts";
import { toNote } from "../storage/rows/notes.ts";
import type { Operations } from "./handler.ts";

/** What somebody wants to remember. */
export const noteHandlers: Pick<Operations, "createNote" | "getNote"> = {
  async createNote(context, { body }) {
    return { data: toNote(await createNote(context, body)) };
  },
  async getNote(context, { path: { noteId } }) {
    return { data: toNote(await getNote(context, noteId)) };
  },
};
`,
      },
    ],
  ],
  [
    "Table of handlers",
    [
      {
        path: `${source}/operations/handler-table.ts`,
        after: 'import type { Operation, OperationId, Operations } from "./handler.ts";\n',
        add: 'import { noteHandlers } from "./notes.ts";\n',
      },
      {
        path: `${source}/operations/handler-table.ts`,
        after: "  ...jobHandlers,\n",
        add: "  ...noteHandlers,\n",
      },
    ],
  ],
  [
    "Roles",
    [
      {
        path: `${source}/roles/permissions.ts`,
        after: '    "jobs:write",\n',
        add: '    "notes:write",\n',
      },
    ],
  ],
  [
    "Test of the resource",
    [
      {
        path: "packages/service/test/notes.test.ts",
        add: `import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("notes", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  it("are kept in the account", async () => {
    const created = await test.request("POST", "/notes", { body: { text: "Ask for samples" } });
    expect(created.status).toBe(200);
    expect((await test.request("GET", \`/notes/\${created.body.data.id}\`)).body).toEqual(created.body);
    const { token } = await test.createAccount();
    expect((await test.request("GET", \`/notes/\${created.body.data.id}\`, { token })).status).toBe(404);
  });
});
`,
      },
    ],
  ],
  [
    "World of the examples",
    [
      {
        path: "tools/contract/src/world/build-world.ts",
        replace: '  expectOf("getGuidance");\n',
        add: `  expectOf("getNote");
  await send("POST", "/notes", requestOf("createNote"));
  expectOf("getGuidance");
`,
      },
    ],
  ],
  [
    "Statements",
    [
      {
        path: "tools/contract/statements/notes.yaml",
        add: `definitions:
  - The new note.
  - The note.
  - A note.
  - The properties of a note to create.
  - What the note says.
  - What somebody wants to remember.
  - Identifies the note.
proofs:
  "packages/service/test/notes.test.ts › are kept in the account":
    - "createNote: Keeps a note for everyone in the account, and returns it."
    - "getNote: Returns one note."
`,
      },
      {
        path: "tools/contract/statements/shared.yaml",
        after: "definitions:\n",
        add: "  - Identifies a note.\n  - The note.\n",
      },
    ],
  ],
];
