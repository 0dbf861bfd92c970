import { platform } from "#platform";
import { type Description, findBasePath } from "./description.ts";
import { type Checks, createChecks, type Holder } from "./request/checks.ts";
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
  readonly answers: Checks;
}

/** Reads a description once, for any number of mocks. */
export function createModel(description: Description): Model {
  const paths = buildRoutes(description);
  const routes = new Map(
    paths.flatMap((path) => [...path.byMethod.values()].map((route) => [route.operationId, route] as const)),
  );
  // Both are read when the first value is checked.
  const requests = iterate(() =>
    [...routes.values()].flatMap((route): Holder[] => [
      ...route.parameters,
      ...(route.requestBody ? listContent(route.requestBody) : []),
    ]),
  );
  const answers = iterate(() =>
    [...routes.values()].flatMap((route) => Object.values(route.responses).flatMap(listContent)),
  );
  return {
    description,
    basePath: findBasePath(description),
    paths,
    routes,
    strict: createChecks(description, requests, { closed: true }),
    lenient: createChecks(description, requests, { closed: false }),
    answers: createChecks(description, answers, { closed: false }),
  };
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
