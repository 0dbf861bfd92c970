import { defineTable, json, personal, type RowOf, text, time } from "./define-table.ts";

/** Whom an OpenID provider knows under a subject, as a user of the service. */
export const identities = defineTable("identities", {
  columns: {
    /** The address of the provider. */
    issuer: personal(text(), "fact"),
    /** What the provider calls the person. It never gives this to somebody else. */
    subject: personal(text(), "fact"),
    account_id: text(),
    /** The user. */
    actor_id: personal(text(), "owner"),
    /** The roles on the account that follow the groups of the person. Roles that somebody gave are not among them. */
    role_ids: json(),
    created_at: time(),
  },
  key: { identities_key: ["issuer", "subject"] },
  indexes: { identities_of_actor: { columns: ["actor_id"] } },
});
export type IdentityRow = RowOf<typeof identities>;
