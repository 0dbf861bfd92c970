import { recordEvent } from "./fake-events.ts";
import { eventContext } from "./fake-state.ts";
import type { FakeCall, FakeHandler } from "./stateful-fake.ts";

/** The records of one sheet, with their commits and their calculations. */
export const recordHandlers: Readonly<Record<string, FakeHandler>> = {
  insertRecords(call) {
    if (!isSheet(call)) return { missing: "sheetId" };
    const { state, body } = call;
    const sheetId = call.path["sheetId"];
    const commitId = state.nextId("vr");
    const time = state.now();
    const records = Object.values(body).map((values) => ({
      id: state.nextId("rc"),
      values: mapValues(values as Record<string, object>, (cell) => ({
        valid: true,
        messages: [],
        updatedAt: time,
        ...cell,
      })),
      valid: true,
      commitId,
      metadata: {},
      config: {},
    }));
    if (!call.has("forgets what is created")) state.records.push(...records);
    state.commits.push({ id: commitId, sheetId, createdBy: "us_usr_fake", createdAt: time });
    for (const topic of ["commit:created", "records:created"])
      recordEvent(call, topic, "sheet", { commitId });
    if (call.has("creates in another order")) records.reverse();
    const counts = { total: records.length, valid: records.length, error: 0 };
    return { data: { success: true, commitId, versionId: commitId, counts, records } };
  },
  listWorkbookCommits({ state, path }) {
    return path["workbookId"] === eventContext.workbookId
      ? { data: state.commits }
      : { missing: "workbookId" };
  },
  listCalculations(call) {
    if (!isSheet(call)) return { missing: "sheetId" };
    const { workbookId } = eventContext;
    const value = call.state.records.filter(({ values }) => "name" in (values as object)).length;
    const calculation = { id: "us_cl_fake", workbookId, sheetId: call.path["sheetId"], fieldKey: "name" };
    return { data: [{ ...calculation, type: "COUNT_NON_EMPTY", value }] };
  },
};

function isSheet({ path, state }: FakeCall): boolean {
  return path["sheetId"] === state.sheetId;
}

function mapValues(record: Record<string, object>, map: (value: object) => object): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
