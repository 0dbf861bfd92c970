import { noteReads } from "../context/note-audit.ts";
import { erasePerson } from "../lifecycle/erase-person.ts";
import { readPersonalData } from "../lifecycle/personal-data.ts";
import type { Operations } from "./handler.ts";

/** What the service has of one person, for a request of this person. */
export const personalDataHandlers = {
  async getPersonalData(context, { path: { personId }, query }) {
    const data = await readPersonalData(context, personId, query);
    noteReads(context, [{ action: "person:exported", targetId: personId }], { mayFollow: true });
    return { data };
  },
  async deletePersonalData(context, { path: { personId } }) {
    await erasePerson(context, personId);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;
