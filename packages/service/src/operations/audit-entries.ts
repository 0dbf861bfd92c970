import { listAuditEntryRows, requireAuditor } from "../audit-entries/audit-entries.ts";
import { describePage, readPage } from "../domain/page.ts";
import { toAuditEntry } from "../storage/rows/audit-entries.ts";
import type { Operations } from "./handler.ts";

/** What an account must be able to tell about later. Other code writes the entries, beside what they tell. */
export const auditEntryHandlers = {
  async listAuditEntries(context, { query }) {
    requireAuditor(context);
    // A response that depends on the time is not kept: reads add entries, too.
    void context.now;
    const page = readPage(query, { order: ["audit entries"] });
    const { rows, total, next } = await listAuditEntryRows(context, query, page);
    return { data: rows.map(toAuditEntry), pagination: describePage(page, total, next) };
  },
} satisfies Partial<Operations>;
