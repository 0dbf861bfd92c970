import { formatComment } from "./method-comment.ts";
import { nameFacts } from "./operation-table.ts";
import type { Resource } from "./resources.ts";

/**
 * The list of the resources: their types, and for each the operations by the names of its methods. The whole client
 * needs nothing else, so that a program that imports it does not load a module for each resource.
 */
export function formatResourceList(resources: Resource[]): string {
  const facts = resources.flatMap(({ methods }) => methods.map(({ operation }) => nameFacts(operation)));
  const types = resources.map(
    ({ type, file }) => `import type { ${type} } from "./resources/${file}.gen.ts";\n`,
  );
  const tables = resources.map((resource) => `${formatTable(resource)}\n`);
  const members = resources.map(
    ({ property, type, description }) =>
      `${formatComment(description, "    ")}    readonly ${property}: ${type};\n`,
  );
  const entries = resources.map((resource) => `    ${resource.property}: ${nameMethodTable(resource)},\n`);
  return (
    `import type { OperationFacts } from "./operation-facts.ts";\n` +
    `import {\n${facts
      .sort()
      .map((name) => `    ${name},\n`)
      .join("")}} from "./operations.gen.ts";\n${types.join("")}\n` +
    `/** The operations of a resource, by the names of its methods. */\n` +
    `export type MethodTable = Readonly<{ [Method in string]: OperationFacts }>;\n\n${tables.join("")}` +
    `/** Every resource of the description, by its name in the client. */\n` +
    `export interface Resources {\n${members.join("")}}\n\n` +
    `/** The methods of every resource. */\n` +
    `export const methodTables: { readonly [Name in keyof Resources]: MethodTable } = {\n${entries.join("")}};\n`
  );
}

/** The name of the constant that holds the operations of a resource. */
export function nameMethodTable({ property }: Resource): string {
  return `${property}Methods`;
}

function formatTable(resource: Resource): string {
  const entries = resource.methods.map(({ name, operation }) => `    ${name}: ${nameFacts(operation)},\n`);
  return `export const ${nameMethodTable(resource)}: MethodTable = {\n${entries.join("")}};\n`;
}
