import type {
  EnvironmentId,
  Guest,
  GuestId,
  GuestSpace,
  SheetId,
  SpaceId,
  WorkbookId,
} from "@data-import/types";
import type { Generated, Selectable } from "kysely";
import { type Flag, type Json, omitEmpty, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface GuestTables {
  readonly guests: GuestRow;
  readonly guest_spaces: GuestSpaceRow;
  readonly invitations: InvitationRow;
}

/** A person who is not a user of the account, but has access to some of its spaces. */
export interface GuestRow extends ResourceColumns {
  readonly environment_id: string;
  readonly email: string;
  /** The address in lower case, unique in the environment. */
  readonly search_email: string;
  readonly name: string;
  /** Whether the guest came by the link of a space, and nobody has invited the guest since. */
  readonly came_by_link: Generated<Flag>;
}

/** The last invitation of a guest to a space, or of a user to the account. */
export interface InvitationRow {
  readonly actor_id: string;
  /** The space or the account. */
  readonly resource_id: string;
  readonly account_id: string;
  /** SHA-256 of the token of its link. */
  readonly hash: string;
  readonly expires_at: Time;
}

/** A space that a guest may enter. */
export interface GuestSpaceRow {
  readonly sequence: Generated<number>;
  readonly account_id: string;
  readonly guest_id: string;
  readonly space_id: string;
  /** The ids of the workbooks that the guest may see. If empty, all workbooks. */
  readonly workbook_ids: Json | null;
  /** The ids of the sheets that the guest may see. If empty, all sheets. */
  readonly sheet_ids: Json | null;
  readonly last_accessed: Time | null;
}

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
