import { followPointer } from "./pointer.ts";

/** A change of a description, as the OpenAPI Overlay Specification 1.0 defines it, with updates only. */
export interface Overlay {
  readonly overlay: "1.0.0";
  readonly info: { readonly title: string; readonly version: string };
  /** The address of the description that it changes. */
  readonly extends?: string;
  readonly actions: readonly OverlayAction[];
}

/** An object of the description, and what is merged into it. */
export interface OverlayAction {
  /** A path of names and indices only: `$.paths['/spaces'].get`. */
  readonly target: string;
  readonly description?: string;
  readonly update: object;
}

/** Applies an overlay to a description and returns the result. Throws if a target does not exist. */
export function applyOverlay<Target extends object>(description: Target, { actions }: Overlay): Target {
  const copy = structuredClone(description);
  for (const { target, update } of actions) {
    const found = followPointer(copy, readTarget(target));
    if (!isObject(found)) throw new Error(`The description has no object at ${target}.`);
    merge(found, update);
  }
  return copy;
}

/** The path of an object, as a target of an overlay: `$.paths['/spaces'].get`. */
export function writeOverlayTarget(keys: readonly (string | number)[]): string {
  const written = keys.map((key) => {
    if (typeof key === "number") return `[${key}]`;
    return /^[A-Za-z_]\w*$/.test(key)
      ? `.${key}`
      : `['${key.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}']`;
  });
  return `$${written.join("")}`;
}

function readTarget(target: string): string[] {
  const parts = target.matchAll(/\.([A-Za-z_]\w*)|\[(\d+)\]|\['((?:\\.|[^'\\])*)'\]/g);
  return [...parts].map(([, name, index, quoted = ""]) => name ?? index ?? quoted.replace(/\\(.)/g, "$1"));
}

function merge(target: Record<string, unknown>, update: object): void {
  for (const [key, value] of Object.entries(update)) {
    const old = target[key];
    if (isObject(old) && isObject(value)) merge(old, value);
    else target[key] = Array.isArray(old) && Array.isArray(value) ? [...old, ...value] : value;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
