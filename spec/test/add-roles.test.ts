import { expect, test } from "vitest";
import { addRoles } from "../add-roles.ts";
import { locateOperations } from "../read/index.ts";
import { description } from "./bundle.ts";

test("the permission of an operation is the role in its security", () => {
  const roles = locateOperations(addRoles(description)).map(({ value }) => [
    value["x-permission"],
    value.security,
  ]);
  for (const [permission, security] of roles) {
    if (permission === undefined) expect(security).toEqual([]);
    else if (permission === "any") expect(security).toBeUndefined();
    else expect(security).toEqual([{ bearer: [permission] }]);
  }
  expect(roles).toContainEqual(["spaces:read", [{ bearer: ["spaces:read"] }]]);
});

test("nothing but security changes", () => {
  const without = (value: object) => ({ ...value, security: undefined });
  expect(locateOperations(addRoles(description)).map(({ value }) => without(value))).toEqual(
    locateOperations(description).map(({ value }) => without(value)),
  );
});
