import type { Preferences } from "../front/preferences.ts";
import type { Route } from "../front/routes.ts";

/** What the front knows of a request by the time it asks an engine. */
export interface Matched {
  readonly route: Route;
  readonly preferences: Preferences;
}

/** What answers the requests that the front let through: Prism, or anything shaped like `fetch`. */
export interface Engine {
  handle(request: Request, matched: Matched): Promise<Response>;
}
