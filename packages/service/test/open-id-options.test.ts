import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OptionError } from "@data-import/front/command";
import { afterAll, expect, it } from "vitest";
import { describeOpenId, readOpenId } from "../src/command/open-id.ts";

const place = { host: "127.0.0.1", port: 4010, servesPage: true };
const given = {
  OIDC_ISSUER: "https://login.harbour.example",
  OIDC_CLIENT_ID: "data-import",
  OIDC_ROLES: '{"cn=import,dc=harbour":"Administrator","*":"Viewer"}',
};
const folder = mkdtempSync(join(tmpdir(), "open-id-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("needs only the provider, what it calls the service, and the role of each group", () => {
  expect(readOpenId({}, place)).toBeUndefined();
  expect(readOpenId({ OIDC_ISSUER: "" }, place)).toBeUndefined();
  expect(readOpenId(given, place)).toEqual({
    issuer: given.OIDC_ISSUER,
    clientId: "data-import",
    clientSecret: undefined,
    page: "http://127.0.0.1:4010/import/",
    name: "login.harbour.example",
    scope: "openid profile email",
    groupsClaim: "groups",
    domains: undefined,
    roles: { "cn=import,dc=harbour": "Administrator", "*": "Viewer" },
  });
});

it("takes the address of the page, the secret of a file, and domains", () => {
  const path = join(folder, "secret");
  writeFileSync(path, "the secret\n");
  const settings = readOpenId(
    {
      ...given,
      OIDC_CLIENT_SECRET_FILE: path,
      OIDC_DOMAINS: "Harbour.example, quay.example",
      OIDC_NAME: "Harbour",
      GUEST_PAGE: "https://tools.example/data/import/",
    },
    { ...place, port: 0 },
  );
  expect(settings).toMatchObject({
    clientSecret: "the secret",
    domains: ["harbour.example", "quay.example"],
    name: "Harbour",
  });
  expect(settings && describeOpenId(settings)).toBe(
    "People sign in at https://login.harbour.example, and come back to https://tools.example/data/import/signed-in",
  );
});

it.each([
  [{ OIDC_ISSUER: "http://login.harbour.example" }, "OIDC_ISSUER must be"],
  [{ OIDC_ISSUER: "login" }, "OIDC_ISSUER must be"],
  [{ OIDC_CLIENT_ID: "" }, "OIDC_CLIENT_ID"],
  [{ OIDC_ROLES: "" }, "OIDC_ROLES"],
  [{ OIDC_ROLES: "staff=Editor" }, "OIDC_ROLES must give"],
  [{ OIDC_ROLES: "{}" }, "OIDC_ROLES must give"],
  [{ OIDC_ROLES: '{"staff":"Guest"}' }, "OIDC_ROLES must give"],
  [{ OIDC_ROLES: '{"staff":["Editor"]}' }, "OIDC_ROLES must give"],
  [{ OIDC_DOMAINS: "@harbour.example" }, "OIDC_DOMAINS"],
  [{ OIDC_SCOPE: "email" }, "OIDC_SCOPE"],
  [{ OIDC_CLIENT_SECRET: "a", OIDC_CLIENT_SECRET_FILE: "b" }, "not both"],
  [{ OIDC_CLIENT_SECRET_FILE: "/nowhere/secret" }, "OIDC_CLIENT_SECRET_FILE cannot be read"],
  [{ GUEST_PAGE: "https://import.example/guests" }, "GUEST_PAGE"],
  [{ GUEST_PAGE: "import" }, "GUEST_PAGE"],
])("rejects %j", (changes, message) => {
  const read = () => readOpenId({ ...given, ...changes }, place);
  expect(read).toThrow(OptionError);
  expect(read).toThrow(message);
});

it("needs the page, at an address that browsers find", () => {
  expect(() => readOpenId(given, { ...place, servesPage: false })).toThrow("--no-page");
  expect(() => readOpenId(given, { ...place, host: "0.0.0.0" })).toThrow("GUEST_PAGE");
  const local = { ...given, OIDC_ISSUER: "http://127.0.0.1:9000" };
  expect(readOpenId(local, place)?.issuer).toBe(local.OIDC_ISSUER);
});
