import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

/** What the provider knows of a person. `sub` is the name that it never gives to somebody else. */
export interface KnownPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

/** A real OpenID provider on this machine, without its screens: who signs in is set before. */
export interface TestProvider {
  readonly issuer: string;
  /** The next person who comes; undefined for one who breaks off. */
  person: KnownPerson | undefined;
  /** Takes the provider off the network; `start` brings it back. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** How the provider knows the service. */
export const client = { clientId: "data-import", clientSecret: "a secret with : and % in it" };

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const lifetime = 600;

/** @param page the address of the page for people, which ends with `/import/` */
export async function startProvider(page: string): Promise<TestProvider> {
  let server: Server | undefined;
  let port = 0;
  const people = new Map<string, KnownPerson>();

  async function listen(): Promise<void> {
    server = createServer();
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  }
  await listen();
  const issuer = `http://127.0.0.1:${port}`;
  const settings: Configuration = {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [new URL("signed-in", page).href],
        post_logout_redirect_uris: [page],
      },
    ],
    cookies: { keys: ["of this test"] },
    claims: { openid: ["sub"], profile: ["name", "groups"], email: ["email", "email_verified"] },
    jwks: { keys: [privateKey.export({ format: "jwk" })] },
    ttl: {
      AccessToken: lifetime,
      AuthorizationCode: lifetime,
      Grant: lifetime,
      IdToken: lifetime,
      Interaction: lifetime,
      Session: lifetime,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    // Nobody stays signed in here: each test says who comes.
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
  };
  const provider = new Provider(issuer, settings);
  const test: TestProvider = {
    issuer,
    person: undefined,
    async stop() {
      server?.closeAllConnections();
      const closed = server && once(server, "close");
      server?.close();
      await closed;
    },
    async start() {
      await listen();
      server?.on("request", provider.callback());
    },
  };
  provider.use(async (context, next) => {
    if (!context.path.startsWith("/interaction/")) return next();
    const { prompt, params, grantId } = await provider.interactionDetails(context.req, context.res);
    const { person } = test;
    if (person === undefined) {
      const result = { error: "access_denied", error_description: "The person broke off." };
      return provider.interactionFinished(context.req, context.res, result);
    }
    people.set(person.sub, person);
    if (prompt.name === "login") {
      const result = { login: { accountId: person.sub, remember: false } };
      return provider.interactionFinished(context.req, context.res, result);
    }
    const grant =
      (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
      new provider.Grant({ accountId: person.sub, clientId: String(params["client_id"]) });
    grant.addOIDCScope(String(params["scope"]));
    const result = { consent: { grantId: await grant.save() } };
    return provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: true });
  });
  server?.on("request", provider.callback());
  return test;
}
