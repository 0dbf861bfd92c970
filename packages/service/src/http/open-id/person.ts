import type { OpenIdSettings, ProvidedPerson } from "../../domain/open-id.ts";
import { defaultRoles } from "../../roles/permissions.ts";
import { type Claims, SignInRefused } from "./provider.ts";

/** The roles that groups can be given: guests come by links. */
export const rolesOfGroups: readonly string[] = Object.keys(defaultRoles).filter((name) => name !== "Guest");

/** The person of claims, with the roles of its groups; throws a `SignInRefused` if the claims have no mail address. */
export function describePerson(settings: OpenIdSettings, claims: Claims): ProvidedPerson {
  const { iss: issuer, sub: subject, email, name, email_verified } = claims;
  if (typeof email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new SignInRefused(
      "The provider does not tell your mail address. Its operator can add it to what this service is told.",
      403,
    );
  }
  const isVerified = email_verified === true;
  const roles = findRoles(settings, claims[settings.groupsClaim]);
  return {
    issuer,
    subject,
    email,
    isVerified,
    roles,
    name: typeof name === "string" && name.trim() !== "" ? name : email,
    refusal: findRefusal(settings, { email, isVerified, roles }),
  };
}

function findRoles({ roles }: OpenIdSettings, claim: unknown): readonly string[] {
  const groups = typeof claim === "string" ? [claim] : Array.isArray(claim) ? claim : [];
  const found = [...groups, "*"].flatMap((group) => (Object.hasOwn(roles, group) ? [roles[group]] : []));
  return [...new Set(found)] as string[];
}

function findRefusal(
  { domains }: OpenIdSettings,
  { email, isVerified, roles }: Pick<ProvidedPerson, "email" | "isVerified" | "roles">,
): string | undefined {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (domains !== undefined && !domains.includes(domain)) {
    return `People with an address of ${domain} may not sign in here. Ask an administrator of the service.`;
  }
  if (domains !== undefined && !isVerified) {
    return `The provider does not say that it has verified your address ${email}. Ask its operator.`;
  }
  if (roles.length > 0) return undefined;
  return "You are in no group of the provider that may sign in here. Ask an administrator of the service.";
}
