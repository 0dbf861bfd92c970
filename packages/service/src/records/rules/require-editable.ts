import type { Field } from "@data-import/tables/fields";
import type { Context } from "../../context/context.ts";
import { DomainError } from "../../domain/errors.ts";
import type { StoredRecord } from "../record/record.ts";

/** Throws a `forbidden` if a guest writes a read-only field, or a read-only cell or record. */
export function requireEditableCell(
  { actor }: Pick<Context, "actor">,
  { key, property }: Pick<Field, "key" | "property">,
  record?: StoredRecord,
): void {
  if (actor.kind !== "guest") return;
  const config = record?.config;
  if (property.readonly !== true && config?.readonly !== true && config?.fields?.[key]?.readonly !== true)
    return;
  const place = record === undefined ? "" : ` of the record \`${record.id}\``;
  const message = `The field \`${key}\`${place} is read-only for guests.`;
  throw new DomainError("guest_restricted", { message, key });
}

/** Throws a `forbidden` if a guest changes what may be changed in a record. */
export function requireConfigAccess({ actor }: Pick<Context, "actor">, { id }: StoredRecord): void {
  if (actor.kind !== "guest") return;
  const message = `Guests must not change the \`config\` of the record \`${id}\`.`;
  throw new DomainError("guest_restricted", { message, key: "config" });
}

/** Throws a `forbidden` if a guest deletes a read-only record. */
export function requireDeletable({ actor }: Pick<Context, "actor">, { id, config }: StoredRecord): void {
  if (actor.kind !== "guest" || config?.readonly !== true) return;
  throw new DomainError("guest_restricted", {
    message: `The record \`${id}\` is read-only for guests.`,
    key: "ids",
  });
}
