import { createHash, randomUUID } from "node:crypto";
import type { Service } from "@data-import/service";
import { findById } from "../../src/description.ts";
import { createSend, type Send } from "../../src/world/index.ts";
import { accountId, type TwoWorlds } from "./two-worlds.ts";

/** Creates invalid tokens; the keys say why each is invalid. */
export async function makeInvalidTokens({
  service,
  first,
  setAhead,
}: TwoWorlds): Promise<Record<string, string>> {
  const send = createSend(service, first.token);
  const { data: personal } = (await send("POST", "/auth/personal-access-tokens", { name: "lost" })) as {
    data?: { token: string; personalAccessToken: { id: string } };
  };
  await send("DELETE", `/auth/personal-access-tokens/${personal?.personalAccessToken.id}`);
  const [lost, kept] = [await makeKey(send, environmentId), await makeKey(send, environmentId)];
  const orphaned = await signIn(service, lost);
  await send("DELETE", `/auth/api-key?environmentId=${environmentId}&key=${lost.id}`);
  // Must be the last token: creating a token deletes expired ones.
  setAhead(-2 * 86_400_000);
  const expired = await signIn(service, kept);
  setAhead(0);
  return {
    "an unknown token": `${first.token.slice(0, -1)}-`,
    "a revoked personal token": personal?.token ?? "",
    "a revoked key": lost.secret,
    "a token of a revoked key": orphaned,
    "an expired token": expired,
  };
}

/** Creates a guest of the space who may see only one of its sheets; gives the token. */
export async function makeGuestOfSheet({ service, first }: TwoWorlds): Promise<string> {
  const send = createSend(service, first.token);
  const { spaceId } = findById("getSpace").pathParameters;
  const spaces = [{ id: spaceId, sheets: [{ id: first.sheets.people }] }];
  const guest = { environmentId, email: "people@elsewhere.example", name: "P. Eople", spaces };
  const { data } = (await send("POST", "/guests", [guest])) as { data?: readonly { id: string }[] };
  const body = await send("GET", `/guests/${data?.[0]?.id}/token`);
  return (body as { data?: { token: string } }).data?.token ?? "";
}

/** A caller with permissions, but without access to the world of the examples. */
export interface Outsider {
  readonly name: string;
  readonly token: string;
  /** The environment of the outsider. */
  readonly environmentId: string;
}

/** Creates two guests of another space, one with all permissions there, and a key of another environment. */
export async function makeOutsiders({ service, first }: TwoWorlds): Promise<Outsider[]> {
  const send = createSend(service, first.token);
  const { data: space } = await send("POST", "/spaces", { name: "Elsewhere", environmentId });
  const place = `/spaces/${space?.id}`;
  const invite = async (email: string): Promise<string> => {
    const guest = { environmentId, email, name: "G. Uest", spaces: [{ id: space?.id }] };
    const { data } = (await send("POST", "/guests", [guest])) as { data?: readonly { id: string }[] };
    return data?.[0]?.id ?? "";
  };
  const getToken = async (guestId: string): Promise<string> => {
    const { data } = (await send("GET", `/guests/${guestId}/token`)) as { data?: { token: string } };
    return data?.token ?? "";
  };
  const guestId = await invite("guest@elsewhere.example");
  const managerId = await invite("manager@elsewhere.example");
  const { data: roles } = (await send("GET", "/roles")) as { data?: readonly { id: string; name: string }[] };
  const roleId = roles?.find(({ name }) => name === "Administrator")?.id;
  await send("POST", `/guests/${managerId}/roles`, { roleId, resourceId: space?.id });
  const { data: environments } = (await send("GET", "/environments")) as {
    data?: readonly { id: string; isProd: boolean }[];
  };
  const otherId = environments?.find(({ isProd }) => isProd)?.id ?? "";
  const key = await makeKey(send, otherId);
  const outsiders = [
    { name: "a guest of another space", token: await getToken(guestId), environmentId },
    { name: "an administrator of another space", token: await getToken(managerId), environmentId },
    { name: "a key of another environment", token: key.secret, environmentId: otherId },
  ];
  // Each of them has access to its own resources.
  const places = [place, place, `/environments/${otherId}`];
  for (const [index, { token }] of outsiders.entries()) {
    await createSend(service, token)("GET", places[index] ?? "");
  }
  return outsiders;
}

/** Creates a user with one role on the whole account that grants these permissions; gives the token. */
export async function makeRole({ storage }: TwoWorlds, permissions: readonly string[]): Promise<string> {
  const token = `test_${randomUUID()}`;
  const now = new Date().toISOString();
  const common = { account_id: accountId, created_at: now, updated_at: now };
  const [actorId, roleId] = [`us_usr_${randomUUID()}`, `us_rol_${randomUUID()}`];
  await storage.transaction(async (db) => {
    await db
      .insertInto("roles")
      .values({ ...common, id: roleId, name: roleId, permissions: JSON.stringify(permissions) })
      .execute();
    await db
      .insertInto("actor_roles")
      .values({
        ...common,
        id: `us_acr_${randomUUID()}`,
        role_id: roleId,
        actor_id: actorId,
        resource_id: accountId,
        environment_id: null,
        space_id: null,
      })
      .execute();
    await db
      .insertInto("tokens")
      .values({
        ...common,
        id: `us_pat_${randomUUID()}`,
        kind: "personal",
        name: null,
        operations: null,
        hash: createHash("sha256").update(token).digest("hex"),
        actor_id: actorId,
        actor_kind: "user",
        environment_id: null,
        space_id: null,
        expires_at: null,
        last_used_at: null,
      })
      .execute();
  });
  return token;
}

const { environmentId = "" } = findById("getEnvironment").pathParameters;

interface Key {
  readonly id: string;
  readonly secret: string;
}

async function makeKey(send: Send, environment: string): Promise<Key> {
  const { data } = await send("POST", `/auth/api-key?environmentId=${environment}&type=SECRET`);
  const [key] = data as unknown as [Key];
  return key;
}

async function signIn(service: Service, { id, secret }: Key): Promise<string> {
  const send = createSend(service, "");
  const body = { type: "apiCredentials", clientId: id, secret };
  return String((await send("POST", "/auth", body))["accessToken"]);
}
