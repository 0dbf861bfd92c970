import { platform } from "#platform";
import { type Description, findBasePath } from "./description.ts";
import { type Checks, createChecks, type Holder, writeChecks } from "./request/checks.ts";
import { listContent } from "./request/content.ts";
import { buildRoutes, type Route, type RoutePath } from "./request/routes.ts";

/** The data that all mocks of one description share; requests do not change it. */
export interface Model {
  readonly description: Description;
  /** The start of every path: `/v1`. */
  readonly basePath: string;
  readonly paths: readonly RoutePath[];
  readonly routes: ReadonlyMap<string, Route>;
  /** For requests, with closed objects: properties that the description does not have are rejected. */
  readonly strict: Checks;
  /** For requests, with open objects, the default of JSON Schema. */
  readonly lenient: Checks;
  readonly responses: Checks;
}

/** Reads a description once, for any number of mocks. */
export function createModel(description: Description): Model {
  const paths = buildRoutes(description);
  const routes = new Map(
    paths.flatMap((path) => [...path.byMethod.values()].map((route) => [route.operationId, route] as const)),
  );
  // Both are read when the first value is checked.
  const requests = iterate(() => listRequestHolders(routes));
  const responses = iterate(() =>
    [...routes.values()].flatMap((route) => Object.values(route.responses).flatMap(listContent)),
  );
  return {
    description,
    basePath: findBasePath(description),
    paths,
    routes,
    strict: createChecks(description, requests, { closed: true }),
    lenient: createChecks(description, requests, { closed: false }),
    responses: createChecks(description, responses, { closed: false }),
  };
}

/** What is checked in requests: parameters and bodies. */
function listRequestHolders(routes: Model["routes"]): Holder[] {
  return [...routes.values()].flatMap((route) => [
    ...route.parameters,
    ...(route.requestBody ? listContent(route.requestBody) : []),
  ]);
}

/**
 * Writes the source of a module with the checks of strict requests. In a bundle, it replaces `dist/vendor/ajv.js`, for
 * pages and other places that forbid generated code; only strict requests can be checked then.
 */
export function writeRequestChecks({ description, routes }: Model): string {
  return writeChecks(description, listRequestHolders(routes), { closed: true });
}

/** The items of a list that is made when it is read. */
function iterate<T>(list: () => readonly T[]): Iterable<T> {
  return { [Symbol.iterator]: () => list()[Symbol.iterator]() };
}

/** Reads the bundled description that this package was built from. */
export function loadDescription(): Description {
  return platform.loadDescription();
}

let shipped: Model | undefined;

/** The model of the description that this package was built from. */
export function loadModel(): Model {
  shipped ??= createModel(loadDescription());
  return shipped;
}
