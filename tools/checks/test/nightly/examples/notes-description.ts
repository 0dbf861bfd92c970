import type { Steps } from "../support/example.ts";

const paths = "spec/paths/notes.yaml";

export const description: Steps = [
  [
    "Tag",
    [
      {
        path: "spec/openapi.yaml",
        after: "tags:\n",
        add: "  - name: notes\n    x-displayName: Notes\n    description: What somebody wants to remember.\n",
      },
    ],
  ],
  [
    "Ids",
    [
      {
        path: "spec/shared/schemas.yaml",
        add: `NoteId:
  x-origin: public
  x-id-kind: nt
  type: string
  minLength: 1
  description: Identifies a note.
  examples: [us_nt_Bm5tR8wL]
`,
      },
      {
        path: "spec/shared/parameters.yaml",
        add: `NoteIdParameter:
  name: noteId
  in: path
  required: true
  description: The note.
  schema: { $ref: schemas.yaml#/NoteId }
  example: us_nt_Bm5tR8wL
`,
      },
    ],
  ],
  [
    "Path",
    [
      {
        path: "spec/openapi.yaml",
        after: "paths:\n",
        add: `  /notes: { $ref: paths/notes.yaml#/collection }
  /notes/{noteId}: { $ref: paths/notes.yaml#/item }
`,
      },
      {
        path: paths,
        add: `collection:
  post:
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: ../schemas/notes.yaml#/NoteConfig }
          examples:
    responses:
      "200":
        description: The new note.
        content:
          application/json:
            schema: { $ref: ../schemas/notes.yaml#/NoteResponse }
            examples:
item:
  get:
    parameters:
      - $ref: ../shared/parameters.yaml#/NoteIdParameter
    responses:
      "200":
        description: The note.
        content:
          application/json:
            schema: { $ref: ../schemas/notes.yaml#/NoteResponse }
            examples:
`,
      },
    ],
  ],
  [
    "Name",
    [
      {
        path: paths,
        after: "  post:\n",
        add: `    operationId: createNote
    tags: [notes]
    summary: Create a note
    description: Keeps a note for everyone in the account, and returns it.
    x-origin: public
    x-permission: notes:write
    parameters:
      - $ref: ../shared/parameters.yaml#/IdempotencyKey
`,
      },
      {
        path: paths,
        after: "  get:\n",
        add: `    operationId: getNote
    tags: [notes]
    summary: Get a note
    description: Returns one note.
    x-origin: public
    x-permission: notes:read
`,
      },
    ],
  ],
  [
    "Schemas",
    [
      {
        path: "spec/schemas/notes.yaml",
        add: `NoteConfig:
  x-origin: public
  type: object
  description: The properties of a note to create.
  required: [text]
  properties:
    text:
      type: string
      minLength: 1
      description: What the note says.
NoteResponse:
  x-origin: public
  type: object
  description: A note.
  required: [data]
  properties:
    data: { $ref: "#/Note" }
Note:
  x-origin: public
  type: object
  description: What somebody wants to remember.
  required: [id, text]
  properties:
    id:
      $ref: ../shared/schemas.yaml#/NoteId
      description: Identifies the note.
    text:
      type: string
      minLength: 1
      description: What the note says.
`,
      },
    ],
  ],
  [
    "Errors",
    [
      {
        path: paths,
        after: "#/NoteResponse }\n            examples:\n",
        add: "      default: { $ref: ../shared/responses.yaml#/UnexpectedError }\n",
      },
      { path: paths, add: "      default: { $ref: ../shared/responses.yaml#/UnexpectedError }\n" },
    ],
  ],
  [
    "Examples",
    [
      {
        path: paths,
        after: "#/NoteConfig }\n          examples:\n",
        add: "            newNote: { $ref: ../examples/notes.yaml#/newNote }\n",
      },
      ...["post", "get"].map(() => ({
        path: paths,
        replace: "            examples:\n      default",
        add: `            examples:
              oneNote: { $ref: ../examples/notes.yaml#/oneNote }
      default`,
      })),
      {
        path: "spec/examples/notes.yaml",
        add: `newNote:
  summary: A note to create
  value: &note
    text: The lamps come from another supplier from May on.
oneNote:
  summary: A note
  value:
    data:
      id: us_nt_Bm5tR8wL
      <<: *note
`,
      },
    ],
  ],
  [
    "Second writing",
    [
      {
        path: "spec/test/companions.yaml",
        add: `POST /notes: { body: NoteConfig, success: NoteResponse, errors: [] }
GET /notes/{noteId}: { success: NoteResponse, errors: [] }
`,
      },
    ],
  ],
];
