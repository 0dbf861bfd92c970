import type {
  EnvironmentId,
  Guest,
  GuestId,
  GuestSpace,
  SheetId,
  SpaceId,
  WorkbookId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, readJson } from "./columns.ts";
import {
  defineTable,
  flag,
  json,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  sequence,
  text,
  time,
  unique,
  withDefault,
} from "./define-table.ts";

/** A person who is not a user of the account, but has access to some of its spaces. */
export const guests = defineTable("guests", {
  columns: {
    ...resourceColumns,
    id: personal(resourceColumns.id, "owner"),
    environment_id: text(),
    email: personal(long(text()), "mail"),
    /** The address in lower case, unique in the environment. */
    search_email: personal(text(), "hidden"),
    name: personal(long(text()), "name"),
    /** Whether the guest came by the link of a space, and nobody has invited the guest since. */
    came_by_link: withDefault(flag(), 0),
  },
  uniques: { guests_have_emails: ["account_id", "environment_id", "search_email"] },
});
export type GuestRow = RowOf<typeof guests>;

/**
 * The last invitation of a guest to a space, or of a user to the account; or the code with which a user comes back from an
 * OpenID provider.
 */
export const invitations = defineTable("invitations", {
  columns: {
    actor_id: personal(text(), "owner"),
    /** The space or the account. Of a code, an id of its own: a user may sign in at several places at once. */
    resource_id: text(),
    account_id: text(),
    /** SHA-256 of the token of its link. */
    hash: personal(unique(text()), "hidden"),
    expires_at: time(),
  },
  key: { invitations_key: ["actor_id", "resource_id"] },
});

/** A space that a guest may enter. */
export const guestSpaces = defineTable("guest_spaces", {
  columns: {
    sequence: sequence(),
    account_id: text(),
    guest_id: personal(text(), "owner"),
    space_id: text(),
    /** The ids of the workbooks that the guest may see. If empty, all workbooks. */
    workbook_ids: nullable(json()),
    /** The ids of the sheets that the guest may see. If empty, all sheets. */
    sheet_ids: nullable(json()),
    last_accessed: personal(nullable(time()), "fact"),
  },
  uniques: { guests_are_in_spaces_once: ["guest_id", "space_id"] },
  indexes: {
    guest_spaces_of_space: { columns: ["account_id", "space_id"] },
  },
});
export type GuestSpaceRow = RowOf<typeof guestSpaces>;

/** A guest as the API shows it. */
export function toGuest(row: Selectable<GuestRow>, spaces: readonly Selectable<GuestSpaceRow>[]): Guest {
  return {
    id: row.id as GuestId,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    environmentId: row.environment_id as EnvironmentId,
    email: row.email,
    name: row.name,
    spaces: spaces.map(toGuestSpace),
  };
}

function toGuestSpace(row: Selectable<GuestSpaceRow>): GuestSpace {
  return omitEmpty({
    id: row.space_id as SpaceId,
    workbooks: readJson<WorkbookId[]>(row.workbook_ids)?.map((id) => ({ id })),
    sheets: readJson<SheetId[]>(row.sheet_ids)?.map((id) => ({ id })),
    lastAccessed: row.last_accessed,
  });
}
