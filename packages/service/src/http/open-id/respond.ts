import { type HttpRequest, type HttpResponse, readToken } from "@data-import/front";
import { hashToken } from "../../auth/tokens.ts";
import type { Clock } from "../../domain/clock.ts";
import type { Admission, OpenIdSettings, ProvidedPerson } from "../../domain/open-id.ts";
import type { SecretKeys } from "../../domain/secret-keys.ts";
import { forgetAttempt, keepAttempt, readAttempt, type WaitingProgram } from "./attempt.ts";
import { lead, writeNotice } from "./html.ts";
import { describePerson } from "./person.ts";
import { createProvider, SignInRefused } from "./provider.ts";

/** What a sign-in needs. */
export interface SignInOptions {
  readonly settings: OpenIdSettings;
  /** All nodes have the same: a person may come back to another one. */
  readonly secretKeys: SecretKeys;
  readonly clock: Clock;
  admitPerson(person: ProvidedPerson): Promise<Admission>;
  endSession(hash: string): Promise<void>;
  /** Called with a sentence for the operator if the provider cannot be used. */
  onWarning(text: string): void;
}

/** Responds to the requests of people who sign in or out at the provider; undefined for other addresses. */
export type RespondToSignIn = (call: HttpRequest) => Promise<HttpResponse | undefined>;

/** The addresses, below the page for people. They are for browsers, so they are no operations. */
const paths = {
  begin: "/import/sign-in",
  finish: "/import/signed-in",
  leave: "/import/sign-out",
} as const;

/** Whether a request is one of a person who signs in or out. `url` is the path with its query. */
export function isSignInPath(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return Object.values<string>(paths).includes(path);
}

export function createSignIn(options: SignInOptions): RespondToSignIn {
  const { settings, secretKeys, clock } = options;
  const { page } = settings;
  const provider = createProvider(settings);
  const again = { address: new URL("sign-in", page).href, text: "Sign in once more" };

  /** The page for whatever ends a sign-in. */
  function explain(error: unknown): HttpResponse {
    if (error instanceof SignInRefused) {
      return writeNotice({
        status: error.status,
        title: "You are not signed in",
        sentence: error.message,
        way: again,
      });
    }
    options.onWarning(`The OpenID provider ${settings.issuer} cannot be used: ${describeError(error)}`);
    const reply = writeNotice({
      status: 503,
      title: "You are not signed in",
      way: again,
      sentence: `${settings.name} cannot be reached at the moment. Try again in a minute.`,
    });
    return { ...reply, headers: { ...reply.headers, "retry-after": "60" } };
  }

  async function begin({ search, headers: { host } }: HttpRequest): Promise<HttpResponse> {
    const query = new URLSearchParams(search);
    const { host: own } = new URL(page);
    // A browser keeps the cookie for the host that it asks. Behind a proxy, the service may see another one, so only once.
    if (host !== undefined && host !== own && !query.has("moved")) {
      query.set("moved", "1");
      return lead(`${new URL("sign-in", page)}?${query}`);
    }
    const program = readProgram(query);
    const { address, secrets } = await provider.begin();
    const cookie = keepAttempt(secretKeys, { secrets, program }, page, clock());
    return addCookie(lead(address), cookie);
  }

  async function finish({ search, headers }: HttpRequest): Promise<HttpResponse> {
    const attempt = readAttempt(secretKeys, headers["cookie"], clock());
    if (attempt === undefined || attempt.secrets.state !== new URLSearchParams(search).get("state")) {
      throw new SignInRefused(
        "This sign-in was not begun in this browser, has expired, or another one was begun after it. Sign in once more.",
      );
    }
    const claims = await provider.finish(search, attempt.secrets);
    const person = describePerson(settings, claims);
    const admission = await options.admitPerson(person);
    if ("refusal" in admission) throw new SignInRefused(admission.refusal, 403);
    const { program } = attempt;
    // A browser sends no server what follows the `#`, so the code is in no log.
    if (program === undefined) return lead(`${page}#${admission.code}`);
    // A program of somebody else could have opened the browser, so the person decides.
    const query = new URLSearchParams({ code: admission.code, state: program.state });
    return writeNotice({
      status: 200,
      title: "Sign in the command line?",
      sentence: `A program on this computer asks to work as ${person.email}. Go on only if you have just run data-import login.`,
      way: { address: `http://127.0.0.1:${program.port}/?${query}`, text: "Sign in the command line" },
    });
  }

  async function leave({ headers }: HttpRequest): Promise<HttpResponse> {
    const token = readToken(headers);
    if (token !== undefined) await options.endSession(hashToken(token));
    // The session is over in any case, also if the provider is away.
    const exit = await provider.findExit().catch(() => undefined);
    return {
      status: 200,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ location: exit ?? page }),
    };
  }

  return async (call) => {
    const { method, pathname } = call;
    if (pathname === paths.leave && method === "POST") return leave(call);
    if (method !== "GET") return undefined;
    if (pathname === paths.begin) return begin(call).catch(explain);
    if (pathname !== paths.finish) return undefined;
    const reply = await finish(call).catch(explain);
    return addCookie(reply, forgetAttempt(page));
  };
}

/** The program that waits for the code, as the address says it; undefined for the page. Only this machine can be named. */
function readProgram(query: URLSearchParams): WaitingProgram | undefined {
  const [port, state] = [query.get("port"), query.get("state")];
  if (port === null && state === null) return undefined;
  if (/^[1-9]\d{3,4}$/.test(port ?? "") && Number(port) < 65_536 && /^[\w-]{16,128}$/.test(state ?? "")) {
    return { port: Number(port), state: state as string };
  }
  throw new SignInRefused(
    "The address does not say to which program you come back. Run data-import login again.",
  );
}

function addCookie(reply: HttpResponse, cookie: string): HttpResponse {
  return { ...reply, headers: { ...reply.headers, "set-cookie": cookie } };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause === undefined ? message : `${message}: ${describeError(cause)}`;
}
