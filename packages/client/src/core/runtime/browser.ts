import { ConnectionError } from "../errors/connection-error.ts";
import type * as runtime from "./default.ts";

/** Some bundlers use the browser build for servers too, so this is checked at run time. */
export const isBrowser: typeof runtime.isBrowser = () =>
  "document" in globalThis || "importScripts" in globalThis;

/** A browser has no environment. */
export const readEnvironment: typeof runtime.readEnvironment = () => ({});

/** A browser sends its own User-Agent, and a header of the page would need a preflight request. */
export const nameProgram: typeof runtime.nameProgram = () => ({});

/** A browser does not tell a page why `fetch` failed. */
export const explainFailure: typeof runtime.explainFailure = (context, cause, sent) =>
  new ConnectionError(context, cause, sent);

export const systemFetch: typeof runtime.systemFetch = (request, init) => globalThis.fetch(request, init);

/** A browser does not show a page the target of a redirect. */
export const chooseRedirect: typeof runtime.chooseRedirect = (wanted = "follow") => wanted;

/** A browser follows redirects itself, and removes the token if the origin changes. */
export const followRedirects: typeof runtime.followRedirects = async (_send, _make, _first, response) =>
  response;
