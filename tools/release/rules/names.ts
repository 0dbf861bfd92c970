import { type DiffRule, nameOf, read } from "./diff.ts";

/** A removed or renamed schema: the types export each schema under its name. */
export const namedSchemaRemoved: DiffRule = () => ({
  NamedSchemas: {
    Schema(difference, { report }) {
      const name = nameOf(difference.node);
      if (difference.kind === "removed") report({ message: `Schema \`${name}\` was removed.` });
      if (difference.kind === "modified" && difference.property === "key")
        report({ message: `Schema \`${difference.base.value}\` is called \`${name}\` now.` });
    },
  },
});

/** A new schema is a new export of the types. */
export const namedSchemaAdded: DiffRule = () => ({
  NamedSchemas: {
    Schema({ kind, node }, { report }) {
      if (kind === "added") report({ message: `Schema \`${nameOf(node)}\` was added.` });
    },
  },
});

/** The tag of an operation is the object of the client that has its method. */
export const operationTagChanged: DiffRule = () => ({
  Paths: {
    PathItem: {
      Operation(difference, { report }) {
        if (difference.kind !== "modified" || difference.property !== "tags") return;
        const [was] = [difference.base.value].flat();
        const [is] = [difference.revision.value].flat();
        const id = read(difference.node.revision, "operationId");
        if (was !== is) report({ message: `\`${id}\` moved from tag \`${was}\` to \`${is}\`.` });
      },
    },
  },
});

/**
 * Programs use the path and the names of its parameters from the description, although requests do not contain them.
 */
export const pathParameterRenamed: DiffRule = () => ({
  Paths: {
    PathItem(difference, { report }) {
      if (difference.kind !== "modified" || difference.property !== "key") return;
      const [was, is] = [String(difference.base.value), String(difference.revision.value)];
      if (hideNames(was) === hideNames(is)) report({ message: `Path \`${was}\` is written \`${is}\` now.` });
    },
  },
});

/** Redocly reports removed topics, but takes a topic that resembles a new one for a renamed one. */
export const topicRenamed: DiffRule = () => ({
  WebhooksMap: {
    PathItem(difference, { report }) {
      if (difference.kind !== "modified" || difference.property !== "key") return;
      const name = nameOf(difference.node);
      report({ message: `Topic \`${difference.base.value}\` is called \`${name}\` now.` });
    },
  },
});

/** Tests ask the mock for the examples of a response by name. */
export const exampleRemoved: DiffRule = () => ({
  Paths: {
    Responses: {
      Example(difference, { report }) {
        const name = nameOf(difference.node);
        if (difference.kind === "removed") report({ message: `Example \`${name}\` was removed.` });
        else if (difference.kind === "modified" && difference.property === "key")
          report({ message: `Example \`${difference.base.value}\` became \`${name}\`.` });
      },
    },
  },
});

function hideNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}
