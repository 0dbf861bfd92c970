import { changeAccount, getAccount } from "../accounts/accounts.ts";
import { holdApp } from "../apps/apps.ts";
import { requireWholeAccount } from "../context/require-in-scope.ts";
import { toAccount } from "../storage/rows/accounts.ts";
import type { Operations } from "./handler.ts";

/** The account of the caller. */
export const accountHandlers = {
  async getCurrentAccount(context) {
    return { data: toAccount(await getAccount(context)) };
  },
  async updateCurrentAccount(context, { body }) {
    requireWholeAccount(context);
    if (body.defaultAppId !== undefined) await holdApp(context, body.defaultAppId, "defaultAppId");
    return { data: toAccount(await changeAccount(context, body)) };
  },
} satisfies Partial<Operations>;
