import { styleText } from "node:util";
import type { Model } from "@data-import/front";

type Colour = Parameters<typeof styleText>[0];

const colours: Readonly<Record<string, Colour>> = {
  GET: "green",
  POST: "blue",
  PUT: "yellow",
  PATCH: "yellow",
  DELETE: "red",
};

/** One line per operation: method, path and name, in the order of the description. */
export function describeRoutes({ description, routes: byName, basePath }: Model): string {
  const known = [...byName.values()];
  const routes = Object.keys(description.paths).flatMap((path) =>
    known.filter((route) => route.path === path),
  );
  const methodWidth = Math.max(...routes.map(({ method }) => method.length));
  const pathWidth = Math.max(...routes.map(({ path }) => path.length)) + basePath.length;
  return routes
    .map(({ method, path, operationId }, line) => {
      const whole = `${basePath}${path}`;
      // The part of a path that the line above has too is dim.
      const shared = countShared(whole, line === 0 ? "" : `${basePath}${routes[line - 1]?.path}`);
      return [
        ` ${styleText(colours[method] ?? "white", method.padEnd(methodWidth))}`,
        styleText("dim", whole.slice(0, shared)) + whole.slice(shared).padEnd(pathWidth - shared),
        operationId,
      ].join("  ");
    })
    .join("\n");
}

/** The number of characters of the segments at the start of a path that another path has too. */
function countShared(path: string, other: string): number {
  const segments = path.split("/");
  const others = other.split("/");
  const differing = segments.findIndex((segment, position) => segment !== others[position]);
  return differing === -1 ? path.length : segments.slice(0, differing).join("/").length;
}
