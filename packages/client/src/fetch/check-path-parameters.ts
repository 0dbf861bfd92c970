import { checkPathParameter } from "../core/checks.ts";

/** Throws a TypeError if a parameter of the path is missing, or would change the path to that of another operation. */
export function checkPathParameters(
  method: string,
  path: string,
  values: Readonly<Record<string, unknown>> = {},
): void {
  for (const [, name = ""] of path.matchAll(/\{([^{}]+)\}/g)) {
    const value = values[name];
    if (value === undefined || value === null) {
      throw new TypeError(`${method} ${path} needs params.path.${name}.`);
    }
    checkPathParameter(`params.path.${name}`, value, `${method} ${path}`);
  }
}
