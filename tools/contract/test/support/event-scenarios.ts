import type { Storage } from "@data-import/service";
import { findById } from "../../src/description.ts";

/** Sends a request to an operation of a world, without hooks unless it says otherwise; gives the parsed body of the response. */
export type Act = (
  method: string,
  path: string,
  body?: unknown,
  mediaType?: string,
  hooks?: "with hooks",
) => Promise<{
  readonly data?: {
    readonly id?: string;
    readonly commitId?: string;
    readonly sheets?: readonly { readonly id: string }[];
    readonly records?: readonly { readonly id: string }[];
  };
}>;

/** Further requests to an operation, so that all of its topics are emitted; each scenario has its own world. */
export type Scenario = (act: Act, storage: Storage) => Promise<unknown>;

const ids = {
  ...findById("getSheet").pathParameters,
  ...findById("getSpace").pathParameters,
  ...findById("getWorkbook").pathParameters,
  ...findById("getGuest").pathParameters,
  ...findById("getJob").pathParameters,
  ...findById("getFile").pathParameters,
  ...findById("getEnvironment").pathParameters,
  ...findById("getAgent").pathParameters,
} as Readonly<
  Record<
    "sheetId" | "spaceId" | "workbookId" | "guestId" | "jobId" | "fileId" | "environmentId" | "agentId",
    string
  >
>;
const sheet = `/sheets/${ids.sheetId}`;
const job = `/jobs/${ids.jobId}`;
const origin = { key: "origin", type: "string", constraints: [{ type: "required" }] };

/** Scenarios, by operation. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  insertRecords: [
    async (act) => {
      await act("POST", `${sheet}/records?keyFields=sku`, [{ sku: { value: "VASE-001" } }]);
      await act("POST", `${sheet}/records?keyFields=sku`, [
        { sku: { value: "VASE-001" }, price: { value: 9 } },
      ]);
    },
  ],
  insertRecordLines: [
    async (act) => {
      const lines = "application/x-ndjson";
      await act("POST", `${sheet}/records.jsonl?keyFields=sku`, { sku: "VASE-001" }, lines);
      await act("POST", `${sheet}/records.jsonl?keyFields=sku`, { sku: "VASE-001", price: 9 }, lines);
    },
  ],
  writeRecordLines: [
    async (act) => {
      const { data } = await act("POST", `${sheet}/records`, [{ sku: { value: "VASE-001" } }]);
      const line = { __k: data?.records?.[0]?.id, __d: true };
      await act("POST", `/v2-alpha/records.jsonl?sheetId=${ids.sheetId}`, line, "application/x-ndjson");
    },
    async (act) => {
      const path = `/v2-alpha/records.jsonl?sheetId=${ids.sheetId}&snapshot=true`;
      await act("POST", path, { sku: "VASE-001" }, "application/x-ndjson");
    },
  ],
  deleteRecords: [
    async (act) => {
      const { data } = await act("POST", `${sheet}/records`, [{ sku: { value: "VASE-001" } }]);
      await act("DELETE", `${sheet}/records?ids=${data?.records?.[0]?.id}`);
    },
    async (act) => {
      const code = { key: "code", type: "string" };
      const supplier = { key: "supplier", type: "reference", config: { ref: "suppliers", key: "code" } };
      const sheets = [
        { name: "Suppliers", slug: "suppliers", fields: [code] },
        { name: "Orders", slug: "orders", fields: [supplier] },
      ];
      const workbook = await act("POST", "/workbooks", { name: "Orders", spaceId: ids.spaceId, sheets });
      const [suppliers, orders] = (workbook.data?.sheets ?? []).map(({ id }) => `/sheets/${id}/records`);
      await act("POST", `${orders}`, [{ supplier: { value: "A" } }]);
      const inserted = await act("POST", `${suppliers}`, [{ code: { value: "A" } }]);
      await act("DELETE", `${suppliers}?ids=${inserted.data?.records?.[0]?.id}`);
    },
  ],
  updateSelectedRecords: [
    async (act) => {
      await act("POST", `${sheet}/records`, [{ sku: { value: "VASE-001" } }]);
      const fieldUpdates = { price: { value: "many" } };
      await act("PATCH", `${sheet}/records/bulk-update?searchValue=VASE-001`, { fieldUpdates });
    },
  ],
  replaceRecordValues: [
    async (act) => {
      await act("POST", `${sheet}/records`, [{ sku: { value: "VASE-001" }, price: { value: 12 } }]);
      const body = { fieldKey: "price", find: "2", replace: "x" };
      await act("PUT", `${sheet}/find-replace?searchValue=VASE-001`, body);
    },
  ],
  mergeRecordDuplicates: [
    async (act) => {
      await act("POST", `${sheet}/records`, [
        { name: { value: "Vase" }, price: { value: 9 } },
        { sku: { value: "VASE-001" }, name: { value: "Vase" } },
      ]);
      await act("PUT", `${sheet}/records/merge-duplicates`, { keyFields: ["name"], fillEmpty: true });
    },
  ],
  cloneFile: [
    async (act) => {
      await act("PATCH", `/files/${ids.fileId}`, { mode: "import" });
      await act("POST", `/files/${ids.fileId}/clone`);
    },
  ],
  completeJob: [(act) => endPart(act, (part) => act("POST", `/jobs/${part}/complete`))],
  failJob: [(act) => endPart(act, (part) => act("POST", `/jobs/${part}/fail`))],
  cancelJob: [(act) => endPart(act, (part) => act("POST", `/jobs/${part}/cancel`))],
  updateRecords: [
    async (act) => {
      const { data } = await act("POST", `${sheet}/records`, [{ sku: { value: "VASE-001" } }]);
      await act("PUT", `${sheet}/records`, [{ id: data?.records?.[0]?.id, values: { price: { value: 9 } } }]);
    },
  ],
  completeCommit: [
    async (act) => {
      await act("DELETE", `/agents/${ids.agentId}`);
      await act("GET", "/events?completesCommits=true");
      const row = [{ sku: { value: "VASE-001" } }];
      const { data } = await act("POST", `${sheet}/records`, row, undefined, "with hooks");
      await act("POST", `/commits/${data?.commitId}/complete`);
    },
  ],
  undoCommit: [
    async (act) => {
      const row = [{ sku: { value: "VASE-001" } }];
      const added = await act("POST", `${sheet}/records`, row);
      const undone = await act("POST", `/commits/${added.data?.commitId}/undo`);
      await act("POST", `/commits/${undone.data?.commitId}/undo`);
    },
    async (act) => {
      const keyed = `${sheet}/records?keyFields=sku`;
      await act("POST", keyed, [{ sku: { value: "VASE-001" }, price: { value: 1 } }]);
      const { data } = await act("POST", keyed, [{ sku: { value: "VASE-001" }, price: { value: 2 } }]);
      await act("POST", `/commits/${data?.commitId}/undo`);
    },
  ],
  createImportSession: [
    async (act) => {
      const { environmentId } = ids;
      const fields = [{ key: "sku", type: "string" }];
      const workbooks = [{ name: "Products", sheets: [{ name: "Products", slug: "products", fields }] }];
      const blueprint = { workbooks, documents: [{ title: "Rules", body: "Check all prices." }] };
      await act("POST", "/import-sessions", {
        environmentId,
        blueprint,
        guest: { externalId: "customer-1" },
        origins: ["https://shop.harbor-goods.example"],
      });
    },
  ],
  createSpace: [
    async (act) => {
      const { environmentId } = ids;
      const { data } = await act("POST", "/spaces", { environmentId, isAppTemplate: true });
      const fields = [{ key: "sku", type: "string" }];
      const sheets = [{ name: "Products", slug: "products", fields }];
      await act("POST", "/workbooks", { spaceId: data?.id, name: "Products", sheets });
      await act("POST", `/spaces/${data?.id}/documents`, { title: "Rules", body: "Check all prices." });
      await act("POST", "/spaces", { environmentId, spaceConfigId: data?.id });
    },
    async (act) => {
      await act("POST", "/spaces", { environmentId: ids.environmentId, autoConfigure: true });
    },
  ],
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
  exchangeInvitation: [
    (act) => act("POST", "/invitations/exchange", findById("exchangeInvitation").requests[1]?.value),
  ],
  updateGuest: [
    async (act) => {
      const { data } = await act("POST", "/spaces", { name: "Other", environmentId: ids.environmentId });
      await act("PATCH", `/guests/${ids.guestId}`, { spaces: [{ id: data?.id }] });
    },
  ],
  deleteGuest: [(act) => act("DELETE", `/guests/${ids.guestId}?spaceId=${ids.spaceId}`)],
  deletePersonalData: [(act) => act("DELETE", `/personal-data/${ids.guestId}`)],
  createJob: [
    (act) =>
      act("POST", "/jobs", {
        type: "workbook",
        operation: "count",
        source: ids.workbookId,
        startAt: "2999-01-01T00:00:00.000Z",
      }),
  ],
  updateJob: [
    async (act) => {
      await act("PATCH", job, { status: "ready" });
      await act("PATCH", job, { status: "executing", progress: 50 });
      await act("PATCH", job, { status: "complete" });
    },
    (act) => act("PATCH", job, { status: "failed" }),
    (act) => act("PATCH", job, { status: "canceled" }),
    (act) => endPart(act, (part) => act("PATCH", `/jobs/${part}`, { status: "complete" })),
  ],
  updateSpace: [
    async (act) => {
      await act("PATCH", `/spaces/${ids.spaceId}`, { archivedAt: "2026-03-09T16:00:42.730Z" });
      await act("PATCH", `/spaces/${ids.spaceId}`, { archivedAt: null });
    },
  ],
  upsertSecret: [
    (act) => act("POST", "/secrets", { name: "NEW", value: "value", environmentId: ids.environmentId }),
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

/** Splits the job into one part, which is ended then. */
async function endPart(act: Act, end: (partId: string) => Promise<unknown>): Promise<void> {
  await act("POST", `${job}/split`, { parts: 1 });
  const { data } = await act("GET", `/jobs?parentId=${ids.jobId}`);
  const [part] = data as unknown as readonly { readonly id: string }[];
  await end(part?.id ?? "");
}
