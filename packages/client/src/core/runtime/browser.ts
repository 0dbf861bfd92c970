import { ConnectionError } from "../errors/connection-error.ts";
import type * as runtime from "./default.ts";

/** Bundlers build for a browser where they build for a server of some kinds too, so that it is looked at here as well. */
export const isBrowser: typeof runtime.isBrowser = () =>
  "document" in globalThis || "importScripts" in globalThis;

/** A browser has no environment. */
export const readEnvironment: typeof runtime.readEnvironment = () => ({});

/** A browser names itself, and asks the service for leave first where a page wants to. */
export const nameProgram: typeof runtime.nameProgram = () => ({});

/** A browser does not tell a page why `fetch` failed. */
export const explainFailure: typeof runtime.explainFailure = (context, cause, sent) =>
  new ConnectionError(context, cause, sent);

/** A browser does not tell where a redirect leads. */
export const chooseRedirect: typeof runtime.chooseRedirect = (wanted = "follow") => wanted;

/** A browser follows redirects itself, and leaves out the token across origins. */
export const followRedirects: typeof runtime.followRedirects = async (_send, _make, _first, response) =>
  response;
