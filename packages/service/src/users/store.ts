import { foldCase } from "@data-import/tables/basics";
import type { operations } from "@data-import/types";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows } from "../storage/list-rows.ts";
import type { UserRow } from "../storage/rows/accounts.ts";
import { readSortOrder, type SortKeys } from "../storage/sort-order.ts";
import type { Database } from "../storage/storage.ts";

type Query = NonNullable<operations["listUsers"]["parameters"]["query"]>;

const sortKeys: SortKeys<NonNullable<Query["sortField"]>> = {
  name: { value: sql.ref("name"), isText: true },
  email: { value: sql.ref("email"), isText: true },
  createdAt: { value: sql.ref("created_at"), isText: true },
  lastSeenAt: { value: sql`coalesce(last_seen_at, '')`, isText: true },
};

/** A page of the users of the account, and how many there are in total. */
export function listUserRows(
  context: Context,
  query: Query,
  page: Page,
): Promise<CountedRows<Selectable<UserRow>>> {
  const { db, accountId, storage } = context;
  const { email, search } = query;
  let matching = db.selectFrom("users").where("account_id", "=", accountId);
  if (email !== undefined) matching = matching.where("search_email", "=", foldCase(email));
  if (search !== undefined) {
    const [{ contains }, text] = [storage.engine.sql, foldCase(search)];
    matching = matching.where(
      sql<boolean>`(${contains(sql.ref("search_name"), text)} or ${contains(sql.ref("search_email"), text)})`,
    );
  }
  const order = readSortOrder(storage, query, sortKeys);
  return listRows(context, matching, page, { table: "users", select: (rows) => rows.selectAll(), order });
}

/** The row of a user of the account; undefined if there is none. */
export function findUserRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<UserRow> | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** The id of the user with a mail address, in any account; undefined if there is none. */
export async function findUserIdByEmail(db: Database, email: string): Promise<string | undefined> {
  const query = db.selectFrom("users").select("id").where("search_email", "=", foldCase(email));
  return (await query.executeTakeFirst())?.id;
}

/** The users of these ids who can sign in: with a password, a personal token, an API token or at an OpenID provider. */
export async function listUserIdsWithAccess(
  { db, accountId }: Context,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "in", ["", ...ids])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("password", "is not", null),
        exists(
          selectFrom("tokens")
            .select("tokens.id")
            .whereRef("tokens.actor_id", "=", "users.id")
            .where("tokens.kind", "in", ["personal", "api"]),
        ),
        exists(
          selectFrom("identities")
            .select("identities.actor_id")
            .whereRef("identities.actor_id", "=", "users.id"),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores a new user. The columns for searches are filled in. */
export async function insertUserRow(
  db: Database,
  row: Omit<Insertable<UserRow>, "search_email" | "search_name">,
): Promise<void> {
  const searched = { search_email: foldCase(row.email), search_name: foldCase(row.name) };
  await db
    .insertInto("users")
    .values({ ...row, ...searched })
    .execute();
}

export async function updateUserRow(
  { db }: Context,
  { id }: Locked<Selectable<UserRow>>,
  changes: Updateable<UserRow>,
): Promise<void> {
  await db.updateTable("users").set(changes).where("id", "=", id).execute();
}

export async function deleteUserRow({ db }: Context, { id }: Locked<Selectable<UserRow>>): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}
