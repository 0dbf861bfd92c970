import type { Selectable } from "kysely";
import { getApp } from "../apps/apps.ts";
import type { Context } from "../context/context.ts";
import { requireWholeAccount } from "../context/require-reach.ts";
import { type AccountRow, toAccount } from "../storage/rows/accounts.ts";
import type { Handlers } from "./handler.ts";

/** The account of the caller. */
export const accountHandlers = {
  async getCurrentAccount(context) {
    return { data: toAccount(await getRow(context)) };
  },
  async updateCurrentAccount(context, { body }) {
    requireWholeAccount(context);
    if (body.defaultAppId !== undefined) await getApp(context, body.defaultAppId, "defaultAppId");
    await context.db
      .updateTable("accounts")
      .set({
        updated_at: context.now,
        ...(body.name !== undefined && { name: body.name }),
        ...(body.defaultAppId !== undefined && { default_app_id: body.defaultAppId }),
      })
      .where("id", "=", context.accountId)
      .execute();
    return { data: toAccount(await getRow(context)) };
  },
} satisfies Pick<Handlers, "getCurrentAccount" | "updateCurrentAccount">;

function getRow({ db, accountId }: Context): Promise<Selectable<AccountRow>> {
  return db.selectFrom("accounts").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
}
