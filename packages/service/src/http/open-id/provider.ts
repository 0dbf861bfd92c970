import type * as Client from "openid-client";
import type { OpenIdSettings } from "../../domain/open-id.ts";

/** What only the browser of one sign-in has: it proves that the person who comes back is the one who left. */
export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What a provider says about a person. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** An OpenID provider. All methods reject if it cannot be reached, or does not respond as a provider does. */
export interface Provider {
  /** The address to send a person to. */
  begin(): Promise<{ readonly address: string; readonly secrets: Secrets }>;
  /**
   * Reads with what a person came back; throws a `SignInRefused` if that does not sign them in.
   * @param search the query of the address, with its question mark
   */
  finish(search: string, secrets: Secrets): Promise<Claims>;
  /** The address at which a person signs out; undefined if the provider has none. */
  findExit(): Promise<string | undefined>;
}

/** Why a person did not sign in, as a sentence for the person. */
export class SignInRefused extends Error {
  /** 403 if the person may not come, 400 if the address does not belong to a sign-in. */
  readonly status: 400 | 403;

  constructor(message: string, status: 400 | 403 = 400) {
    super(message);
    this.status = status;
  }
}

/** How long the provider may take for each response. A person waits for it. */
const responseTimeoutSeconds = 10;

/** For how long the addresses of the provider are kept, in milliseconds. Its keys are read again whenever there is a new one. */
const keptForMs = 3_600_000;

/** The address to which people come back, beside the page. */
export function locateReturn({ page }: OpenIdSettings): string {
  return new URL("signed-in", page).href;
}

/** Whether only programs on this machine reach an address. Then it needs no encryption. */
export function isOfThisMachine({ hostname }: URL): boolean {
  return /^(127\.[\d.]+|\[::1\]|localhost)$/.test(hostname);
}

/** Nothing is read from the provider, and its library is not loaded, before the first person signs in. */
export function createProvider(settings: OpenIdSettings): Provider {
  const { issuer, clientId, clientSecret, scope, groupsClaim } = settings;
  const redirect_uri = locateReturn(settings);
  let kept: { readonly until: number; readonly provider: Promise<Discovered> } | undefined;

  async function discover(): Promise<Discovered> {
    const library = await import("openid-client");
    const address = new URL(issuer);
    const configuration = await library.discovery(
      address,
      clientId,
      undefined,
      clientSecret === undefined ? library.None() : sendSecret(library, clientSecret),
      {
        timeout: responseTimeoutSeconds,
        execute: isOfThisMachine(address) ? [library.allowInsecureRequests] : [],
      },
    );
    return { library, configuration };
  }

  function find(): Promise<Discovered> {
    if (kept !== undefined && performance.now() < kept.until) return kept.provider;
    const provider = discover();
    kept = { provider, until: performance.now() + keptForMs };
    provider.catch(() => {
      // The next person asks again.
      kept = undefined;
    });
    return provider;
  }

  return {
    async begin() {
      const { library, configuration } = await find();
      const secrets = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
      };
      const address = library.buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: "S256",
      });
      return { address: address.href, secrets };
    },
    async finish(search, { state, nonce, verifier }) {
      const { library, configuration } = await find();
      const tokens = await library
        .authorizationCodeGrant(configuration, new URL(search, redirect_uri), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        })
        .catch((error: unknown) => {
          throw explain(library, error);
        });
      const claims = tokens.claims() as Claims;
      if (hasAll(claims, groupsClaim) || configuration.serverMetadata().userinfo_endpoint === undefined) {
        return claims;
      }
      // Many providers keep the token short, and tell the rest here.
      return {
        ...(await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)),
        ...claims,
      };
    },
    async findExit() {
      const { library, configuration } = await find();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return library.buildEndSessionUrl(configuration, { post_logout_redirect_uri: settings.page }).href;
    },
  };
}

interface Discovered {
  readonly library: typeof Client;
  readonly configuration: Client.Configuration;
}

/** In the header, as OpenID Connect has it by default, unless the provider takes it only in the body. */
function sendSecret(library: typeof Client, secret: string): Client.ClientAuth {
  const [inHeader, inBody] = [library.ClientSecretBasic(secret), library.ClientSecretPost(secret)];
  return (server, ...others) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? inHeader : inBody)(server, ...others);
  };
}

function hasAll(claims: Claims, groupsClaim: string): boolean {
  return ["email", "email_verified", "name", groupsClaim].every((name) => claims[name] !== undefined);
}

function explain({ AuthorizationResponseError, ResponseBodyError }: typeof Client, error: unknown): unknown {
  if (error instanceof AuthorizationResponseError) {
    const reason = error.error === "access_denied" ? "" : ` It says: ${error.error}.`;
    return new SignInRefused(`The provider did not sign you in.${reason}`, 403);
  }
  if (error instanceof ResponseBodyError && error.error === "invalid_grant") {
    return new SignInRefused("This sign-in was used already, or has expired. Sign in once more.");
  }
  return error;
}
