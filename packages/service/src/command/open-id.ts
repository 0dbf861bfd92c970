import { readFileSync } from "node:fs";
import { OptionError } from "@data-import/front/command";
import { pagePath } from "@data-import/importer/page";
import type { OpenIdSettings } from "../domain/open-id.ts";
import { rolesOfGroups } from "../http/open-id/person.ts";
import { isOfThisMachine, locateReturn } from "../http/open-id/provider.ts";
import { locatePage, type PagePlace } from "./guest-access.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads from the environment how people sign in at an OpenID provider; undefined without one. Throws an `OptionError` that
 * names an invalid variable.
 */
export function readOpenId(environment: Environment, place: PagePlace): OpenIdSettings | undefined {
  const given = environment["OIDC_ISSUER"];
  if (!given) return undefined;
  const issuer = readIssuer(given);
  const clientId = environment["OIDC_CLIENT_ID"];
  if (!clientId) {
    throw new OptionError("OIDC_ISSUER needs OIDC_CLIENT_ID, as the provider knows this service.");
  }
  const settings = {
    issuer: given,
    clientId,
    clientSecret: readSecret(environment),
    page: readPage(environment["GUEST_PAGE"] || locatePage(place), place),
    name: environment["OIDC_NAME"] || issuer.host,
    scope: environment["OIDC_SCOPE"] || "openid profile email",
    groupsClaim: environment["OIDC_GROUPS_CLAIM"] || "groups",
    roles: readRoles(environment["OIDC_ROLES"]),
    domains: readDomains(environment["OIDC_DOMAINS"]),
  };
  if (!settings.scope.split(" ").includes("openid")) {
    throw new OptionError(`OIDC_SCOPE must contain openid; it was ${settings.scope}.`);
  }
  return settings;
}

/** What the operator enters at the provider. */
export function describeOpenId(settings: OpenIdSettings): string {
  return `People sign in at ${settings.issuer}, and come back to ${locateReturn(settings)}`;
}

function readIssuer(text: string): URL {
  if (URL.canParse(text)) {
    const address = new URL(text);
    const isSafe =
      address.protocol === "https:" || (address.protocol === "http:" && isOfThisMachine(address));
    if (isSafe && address.search === "" && address.hash === "" && address.username === "") return address;
  }
  throw new OptionError(
    `OIDC_ISSUER must be the address of a provider, such as https://login.harbour.example; it was ${text}.`,
  );
}

/** People come back to the page, so the provider must know where a browser finds it. */
function readPage(page: string | undefined, { servesPage }: PagePlace): string {
  if (!servesPage) throw new OptionError("OIDC_ISSUER needs the page for people: leave out --no-page.");
  if (page !== undefined && URL.canParse(page) && new URL(page).pathname.endsWith(pagePath)) return page;
  throw new OptionError(
    `OIDC_ISSUER needs GUEST_PAGE, the address of the page of this service, such as https://import.example${pagePath}.`,
  );
}

function readSecret({ OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_FILE: path }: Environment) {
  if (secret && path) throw new OptionError("Name OIDC_CLIENT_SECRET or OIDC_CLIENT_SECRET_FILE, not both.");
  if (!path) return secret || undefined;
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new OptionError(`OIDC_CLIENT_SECRET_FILE cannot be read: ${(error as Error).message}.`);
  }
}

/** JSON, because names of groups have commas and equals signs at some providers. */
function readRoles(text: string | undefined): Readonly<Record<string, string>> {
  const example = `{"import-admins":"Administrator","*":"Editor"}`;
  if (!text)
    throw new OptionError(`OIDC_ISSUER needs OIDC_ROLES, the role of each group, such as ${example}.`);
  const roles = parse(text);
  const isMap = typeof roles === "object" && roles !== null && !Array.isArray(roles);
  const names = isMap ? Object.values(roles) : [];
  if (names.length > 0 && names.every((name) => rolesOfGroups.includes(name))) {
    return roles as Record<string, string>;
  }
  throw new OptionError(
    `OIDC_ROLES must give each group one of the roles ${rolesOfGroups.join(", ")}, such as ${example}; it was ${text}.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readDomains(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined;
  const domains = text.split(",").map((domain) => domain.trim().toLowerCase());
  if (domains.every((domain) => /^[^\s@,]+$/.test(domain))) return domains;
  throw new OptionError(`OIDC_DOMAINS must be domains such as harbour.example, with commas; it was ${text}.`);
}
