import type { PathMatch, RequestReading, Route } from "@data-import/front";
import { chooseLanguage } from "@data-import/tables/basics";
import type { Principal } from "../auth/authenticate.ts";
import type { Caller } from "../context/dependencies.ts";
import type { Access } from "./access.ts";

/** A request that was read and authorized. */
export interface Admitted {
  readonly route: Route;
  readonly match: PathMatch;
  readonly reading: RequestReading;
  readonly principal: Principal;
  readonly access: Access;
  readonly address: string | undefined;
  readonly now: Date;
  readonly traceparent: string | undefined;
}

/** Who performs the operation of a request, where, and when. */
export function createCaller({ reading, principal, access, address, now, traceparent }: Admitted): Caller {
  const { actor, grants, tokenId, isOfSession } = principal;
  const {
    "x-disable-hooks": disabled,
    "x-force-hooks": forced,
    "x-hook-name": hookName,
    "x-hook-commit": handledCommitId,
    "accept-language": accepted,
  } = reading.call.headers;
  const disablesHooks = disabled === "true" && forced !== "true";
  const hook = { disablesHooks, hookName, handledCommitId };
  const language = chooseLanguage(accepted);
  return {
    actor,
    tokenId,
    isOfSession,
    address,
    grants,
    language,
    traceparent,
    ...hook,
    ...access,
    now: now.toISOString(),
  };
}
