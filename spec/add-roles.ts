import { type Description, locateOperations, type SecurityRequirement } from "./read/index.ts";

/**
 * Writes the permission of each operation as the name of a role into its `security`, where OpenAPI 3.1 allows role names for
 * every scheme, so that tools which do not know `x-permission` show it, too. `any` needs no role.
 */
export function addRoles(description: Description): Description {
  const copy = structuredClone(description);
  for (const { value } of locateOperations(copy)) {
    const { "x-permission": permission = "any", security = copy.security ?? [] } = value;
    if (permission === "any") continue;
    const requirements = security.map((each) =>
      Object.fromEntries(Object.keys(each).map((scheme) => [scheme, [permission]])),
    );
    (value as { security?: readonly SecurityRequirement[] }).security = requirements;
  }
  return copy;
}
