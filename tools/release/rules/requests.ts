import { type DiffRule, nameOf, type Pair, read } from "./diff.ts";

/** Requests may only have properties of the description (decision 0013), so calls that still send it are rejected. */
export const requestPropertyRemoved: DiffRule = () => ({
  SchemaProperties: {
    Schema(difference, { report, getDirections }) {
      if (!getDirections().includes("request") || isOpen(difference.node.parent?.parent)) return;
      const renamed = difference.kind === "modified" && difference.property === "key";
      const name = renamed ? difference.base.value : nameOf(difference.node);
      if (renamed || difference.kind === "removed")
        report({ message: `Property \`${name}\` may no longer be sent.` });
    },
  },
  Schema: {
    SchemaProperties({ kind, node }, { report, getDirections }) {
      if (kind !== "removed" || !getDirections().includes("request") || isOpen(node.parent)) return;
      report({ message: "None of its properties may be sent any longer." });
    },
  },
});

function isOpen(schema: Pair | null | undefined): boolean {
  const others = read(schema?.revision, "additionalProperties");
  return others !== undefined && others !== false;
}

/** A call that had no body must have one now. */
export const requiredBodyAdded: DiffRule = () => ({
  RequestBody({ kind, node }, { report, getDirections }) {
    if (kind !== "added" || read(node.revision, "required") !== true) return;
    if (getDirections().includes("request")) report({ message: "A required request body was added." });
  },
});

/** Calls without the value get another result than before. */
export const requestDefaultChanged: DiffRule = () => ({
  Schema(difference, { report, getDirections }) {
    if (difference.kind !== "modified" || difference.property !== "default") return;
    const { base, revision } = difference;
    if (base.value === undefined || !getDirections().includes("request")) return;
    const is = revision.value === undefined ? "is gone" : `is \`${revision.value}\` now`;
    report({ message: `The default \`${base.value}\` ${is}.` });
  },
});
