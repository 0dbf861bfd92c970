/** Where a node stands in the source files; `key()` narrows a report to the node's key. */
export interface Location {
  source: { absoluteRef: string; body: string };
  pointer: string;
  child(path: (string | number)[]): Location;
  key(): Location;
}

/** A node of the description as its file spells it: an object, possibly with a `$ref`. */
export type Node = Record<string, unknown>;

/** What Redocly hands to a visitor beside the node: its place, its unresolved form, the way to report. */
export interface Context {
  key: string | number;
  type: { name: string };
  location: Location;
  rawLocation: Location;
  rawNode: unknown;
  report(problem: { message: string; location?: Location }): void;
  /** @param from the file that the reference stands in; the default is the file of the visited node */
  resolve(node: unknown, from?: string): { node: unknown; location?: Location };
}

/** Called when the walk enters or leaves a node. */
export type Visit = (node: Node, context: Context) => void;

/** What a rule returns: visits by node type; a type inside a type is visited only below it. */
export interface Visitor {
  [nodeType: string]: { enter?: Visit; leave?: Visit } | Visitor;
}

/** A rule is a function that Redocly calls once per description. The CLI publishes no types of its own. */
export type Rule = () => Visitor;

/** Narrows a value of the description to an object. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The `$ref` of a node as its file spells it, or undefined if the node is written inline. */
export function readReference(node: unknown): string | undefined {
  return isNode(node) && typeof node["$ref"] === "string" ? node["$ref"] : undefined;
}

/** The name under which a node becomes a component of the bundle, or undefined for an inline node. */
export function readComponentName(location: Location): string | undefined {
  return /^#\/(?:components\/[^/]+\/)?([^/]+)$/.exec(location.pointer)?.[1];
}
