import type { Tables } from "../storage/rows/tables.ts";
import type { Context } from "./context.ts";

declare const held: unique symbol;
declare const locked: unique symbol;

/** A resource that no other transaction can delete before this transaction ends. Its content may change. */
export type Held<Resource> = Resource & { readonly [held]: true };

/**
 * A resource that no other transaction can change or delete before this transaction ends, as it is since the lock. Every
 * function that writes what it computes from a resource takes a locked one, so that no change of another request is lost.
 */
export type Locked<Resource> = Resource extends readonly (infer Item)[]
  ? readonly Locked<Item>[]
  : Held<Resource> & { readonly [locked]: true };

/** The tables of resources. */
type ResourceTable = {
  [Name in keyof Tables]: "id" | "account_id" extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/**
 * Locks rows of the account until the transaction ends, then reads. Data that was read before may be outdated.
 * @param ids of the rows; ids that do not exist are ignored
 * @param read reads the rows, or resources that only change together with them
 */
export async function lockRows<Resource>(
  context: Context,
  table: ResourceTable,
  ids: readonly string[],
  read: () => Promise<Resource>,
): Promise<Locked<Resource>> {
  // In one order, so that two requests for the same rows do not wait for each other.
  const sorted = ids.toSorted();
  for (let start = 0; start < sorted.length; start += 1000) {
    const chunk = selectIds(context, table, sorted.slice(start, start + 1000));
    await chunk.$call(context.storage.engine.sql.lockRows).execute();
  }
  return (await read()) as Locked<Resource>;
}

/** The same for a resource that gets a new part: others can do this at the same time, but nobody can delete it. */
export async function holdRow<Resource>(
  context: Context,
  table: ResourceTable,
  id: string,
  read: () => Promise<Resource>,
): Promise<Held<Resource>> {
  await selectIds(context, table, [id]).$call(context.storage.engine.sql.holdRows).execute();
  return (await read()) as Held<Resource>;
}

function selectIds({ db, accountId }: Context, table: ResourceTable, ids: readonly string[]) {
  // Every one of these tables has the columns.
  return db
    .selectFrom(table as "spaces")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .orderBy("id");
}
