/** A node of one of the two descriptions, in Redocly's comparison. */
export interface TreeNode {
  readonly key: string | number;
  readonly value: unknown;
}

/** The same node in both descriptions; one of the two is missing if it was added or removed. */
export interface Pair {
  readonly base?: TreeNode;
  readonly revision?: TreeNode;
  readonly parent: Pair | null;
}

/** The old and the new value of a property of a node; undefined if it was added or removed. */
interface Modification {
  readonly kind: "modified";
  readonly node: Pair;
  /** The property, or `key` if the node has another name now. */
  readonly property: string;
  readonly base: { readonly value: unknown };
  readonly revision: { readonly value: unknown };
}

/** One difference between two descriptions. */
export type Difference = Modification | { readonly kind: "added" | "removed"; readonly node: Pair };

/** The second argument that Redocly passes to a rule. */
export interface Context {
  report(verdict: { message: string }): void;
  /**
   * Whether the node is part of requests, of responses, or both; webhooks count as responses, because programs read
   * them.
   */
  getDirections(): readonly ("request" | "response")[];
}

/** Visits of differences by the type of their node; a type inside a type is visited only below it. */
export interface Visitor {
  [nodeType: string]: ((difference: Difference, context: Context) => void) | Visitor;
}

/** A rule of the comparison: redocly.yaml gives its verdicts their weight. The CLI publishes no types of its own. */
export type DiffRule = () => Visitor;

/** Reads a key of a node's value. */
export function read(node: TreeNode | undefined, key: string): unknown {
  return typeof node?.value === "object" && node.value !== null ? Reflect.get(node.value, key) : undefined;
}

/** The name of a pair: its key where it is now, or where it was. */
export function nameOf({ base, revision }: Pair): string {
  return String((revision ?? base)?.key);
}

/** The members of one list that are not in another; other values have no members. */
export function listLost(from: unknown, to: unknown): unknown[] {
  const kept = toList(to);
  return toList(from).filter((member) => !kept.includes(member));
}

function toList(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
