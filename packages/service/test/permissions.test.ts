import { loadModel } from "@data-import/front";
import { expect, test } from "vitest";
import { defaultRoles } from "../src/roles/permissions.ts";

/** The permissions of administrators only: for users, roles and tokens, for resources above the spaces, and for sending data out. */
const administrative = [
  "accounts",
  "apps",
  "auth",
  "data-retention-policies",
  "environments",
  "personal-data",
  "roles",
  "users",
  "webhooks",
];

test("every permission of the description is for editors or for administrators only", () => {
  const permissions = new Set(
    [...loadModel().routes.values()].flatMap(({ operation }) => {
      const { "x-permission": permission } = operation as { readonly "x-permission"?: string };
      return permission?.endsWith(":write") ? [permission] : [];
    }),
  );
  const granted = defaultRoles["Editor"] ?? [];
  const undecided = [...permissions].filter(
    (permission) =>
      !granted.includes(permission) && !administrative.includes(permission.slice(0, -":write".length)),
  );
  expect(
    undecided,
    "Grant it to Editor in src/roles/permissions.ts, or keep it for administrators here.",
  ).toEqual([]);
});
