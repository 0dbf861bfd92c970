import type { Storage } from "@data-import/service";
import { findById } from "../../src/description.ts";

/** Sends a request to an operation of a world; gives the parsed body of the response. */
export type Act = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ readonly data?: { readonly id?: string } }>;

/** Further requests to an operation, so that all of its topics are emitted; each scenario has its own world. */
export type Scenario = (act: Act, storage: Storage) => Promise<unknown>;

const ids = {
  ...findById("getSheet").pathParameters,
  ...findById("getSpace").pathParameters,
  ...findById("getWorkbook").pathParameters,
  ...findById("getGuest").pathParameters,
  ...findById("getJob").pathParameters,
  ...findById("getEnvironment").pathParameters,
} as Readonly<Record<"sheetId" | "spaceId" | "workbookId" | "guestId" | "jobId" | "environmentId", string>>;
const sheet = `/sheets/${ids.sheetId}`;
const job = `/jobs/${ids.jobId}`;
const origin = { key: "origin", type: "string", constraints: [{ type: "required" }] };

/** Scenarios, by operation. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  createGuests: [
    (act) =>
      act("POST", "/guests", [
        {
          environmentId: ids.environmentId,
          email: "guest@elsewhere.example",
          name: "G. Uest",
          spaces: [{ id: ids.spaceId }],
        },
      ]),
  ],
  updateGuest: [
    async (act) => {
      const { data } = await act("POST", "/spaces", { name: "Other", environmentId: ids.environmentId });
      await act("PATCH", `/guests/${ids.guestId}`, { spaces: [{ id: data?.id }] });
    },
  ],
  deleteGuest: [(act) => act("DELETE", `/guests/${ids.guestId}?spaceId=${ids.spaceId}`)],
  updateJob: [
    async (act) => {
      await act("PATCH", job, { status: "ready" });
      await act("PATCH", job, { status: "executing", progress: 50 });
      await act("PATCH", job, { status: "complete" });
    },
    (act) => act("PATCH", job, { status: "failed" }),
    (act) => act("PATCH", job, { status: "canceled" }),
  ],
  updateSpace: [
    async (act) => {
      await act("PATCH", `/spaces/${ids.spaceId}`, { archivedAt: "2026-03-09T16:00:42.730Z" });
      await act("PATCH", `/spaces/${ids.spaceId}`, { archivedAt: null });
    },
  ],
  addField: [(act) => act("POST", `${sheet}/fields`, origin)],
  removeField: [(act) => act("DELETE", `${sheet}/fields/price`)],
  updateWorkbook: [
    (act) =>
      act("PATCH", `/workbooks/${ids.workbookId}`, {
        name: "Summer catalogue",
        sheets: [
          {
            id: ids.sheetId,
            fields: [{ key: "sku", type: "string" }, { key: "price", type: "string" }, origin],
          },
          { name: "Suppliers", slug: "suppliers", fields: [{ key: "code", type: "string" }] },
        ],
      }),
  ],
  updateSheet: [(act) => act("PATCH", sheet, { name: "Goods", slug: "goods" })],
  validateSheet: [
    async (act, storage) => {
      // As if an older version with fewer rules had validated them.
      await storage.transaction(async (db) => {
        await db
          .updateTable("records")
          .set({ errors: null, messages: null })
          .where("sheet_id", "=", ids.sheetId)
          .execute();
        await db.updateTable("sheet_states").set({ error: 0 }).where("sheet_id", "=", ids.sheetId).execute();
      });
      await act("POST", `${sheet}/validate`);
    },
  ],
};
