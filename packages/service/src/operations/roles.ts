import type { AccountId, RoleId } from "@data-import/types";
import { listRoleRows } from "../roles/store.ts";
import type { Operations } from "./handler.ts";

/** The roles that can be assigned. */
export const roleHandlers = {
  async listRoles(context) {
    const rows = await listRoleRows(context);
    return {
      data: rows.map((row) => ({
        id: row.id as RoleId,
        name: row.name,
        accountId: row.account_id as AccountId,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      })),
    };
  },
} satisfies Partial<Operations>;
