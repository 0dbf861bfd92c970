import { recordEvent } from "./fake-events.ts";
import { eventContext, type Thing } from "./fake-state.ts";
import type { FakeCall, FakeHandler } from "./stateful-fake.ts";

/** What can only be changed yet, not made: the account, a space, a document, files, flags and the roles of guests. */
export const changeHandlers: Readonly<Record<string, FakeHandler>> = {
  getCurrentAccount: ({ state }) => ({ data: state.account }),
  updateCurrentAccount(call) {
    const { state, body } = call;
    const changed = { ...state.account, ...body, updatedAt: state.now() };
    if (!call.has("forgets updates")) state.account = changed;
    return { data: changed };
  },
  updateSpace(call) {
    const { state, body } = call;
    if (call.path["spaceId"] !== state.space.id) return { missing: "spaceId" };
    const lost = call.has("forgets what an update does not send") && "name" in body && { labels: ["lost"] };
    // `null` restores a space; one that is not archived has no such time.
    const { archivedAt, ...rest } = { ...state.space, ...body, ...lost, updatedAt: state.now() } as Thing;
    state.space = { ...rest, id: state.space.id, ...(typeof archivedAt === "string" && { archivedAt }) };
    recordEvent(call, "space:updated", "space", {});
    return { data: state.space };
  },
  updateDocument(call) {
    const { spaceId, documentId } = call.path;
    if (spaceId !== call.state.space.id) return { missing: "spaceId" };
    if (documentId !== call.state.document.id) return { missing: "documentId" };
    const sent = call.has("forgets updates") ? {} : call.body;
    const changed = { ...call.state.document, ...sent, updatedAt: call.state.now() };
    recordEvent(call, "document:updated", "document", { documentId });
    return { data: changed };
  },
  uploadFile: (call) => ({ data: upload(call) }),
  bulkMutateFlags(call) {
    if (call.path["workbookId"] !== eventContext.workbookId) return { missing: "workbookId" };
    const jobId = call.state.nextId("jb");
    recordEvent(call, "job:created", "job", { jobId });
    return { success: true, jobId };
  },
  assignGuestRole(call) {
    const { guestId } = call.path;
    if (guestId !== call.state.guestId) return { missing: "guestId" };
    const time = call.state.now();
    const actorId = call.has("takes all roles at once") ? "us_g_everybody" : guestId;
    return {
      data: { ...call.body, actorId, id: call.state.nextId("acr"), createdAt: time, updatedAt: time },
    };
  },
};

function upload(call: FakeCall): object {
  const { state, body, has } = call;
  const { name, size, type } = body["file"] as File;
  const id = state.nextId("fl");
  recordEvent(call, "file:created", "file", { fileId: id });
  const length = has("loses the end of files") ? size - 1 : size;
  const time = state.now();
  return {
    id,
    name,
    ext: name.split(".").at(-1),
    mimetype: type,
    encoding: "7bit",
    status: "partial",
    mode: "import",
    size: length,
    bytesReceived: length,
    spaceId: body["spaceId"],
    createdAt: time,
    updatedAt: time,
  };
}
