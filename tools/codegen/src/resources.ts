import type { Description } from "@data-import/spec/read";
import type { Declarations } from "./flatten.ts";
import { nameMethod, toCamelCase, toKebabCase, toPascalCase } from "./method-names.ts";
import { type MethodTypes, readMethodTypes } from "./method-types.ts";
import type { OperationEntry } from "./operations.ts";

/** A method of a resource in the flat client. */
export interface Method {
  name: string;
  operation: OperationEntry;
  types: MethodTypes;
}

/** The operations of one tag, as the flat client groups them. */
export interface Resource {
  /** The property of the client, such as `agentExports`. */
  property: string;
  /** The interface, such as `AgentExports`. */
  type: string;
  /** The file and the entry of the package, such as `agent-exports`. */
  file: string;
  description: string;
  methods: Method[];
}

/** The names of the other parameters of signatures. */
const ownParameters = ["body", "source", "fields", "query", "options"];

/** Groups operations by their first tag; throws if two of them, or two tags, would have the same name. */
export function listResources(
  bundle: Description,
  declarations: Declarations,
  operations: OperationEntry[],
): Resource[] {
  const resources = new Map<string, Resource>();
  for (const operation of operations) {
    const { operationId, tag } = operation;
    const property = toCamelCase(tag);
    if (!/^[a-z]/.test(property)) {
      throw new Error(`${operationId} needs a tag that can become a property of the client; it has ${tag}.`);
    }
    const resource = resources.get(property) ?? createResource(bundle, declarations, tag);
    resources.set(property, resource);
    const name = nameMethod(operationId, tag);
    const other = resource.methods.find((method) => method.name === name);
    if (other) {
      throw new Error(
        `${other.operation.operationId} and ${operationId} would both be ${property}.${name}. Rename one.`,
      );
    }
    const types = readMethodTypes(bundle, declarations, operation);
    const taken = [...types.path.keys()].find((id) => ownParameters.includes(toCamelCase(id)));
    if (taken) throw new Error(`${operationId}: its path parameter cannot be called ${taken}.`);
    resource.methods.push({ name, operation, types });
  }
  return [...resources.values()].sort((one, two) => (one.property < two.property ? -1 : 1));
}

function createResource(bundle: Description, declarations: Declarations, tag: string): Resource {
  const name = toPascalCase(tag);
  return {
    property: toCamelCase(tag),
    // `Guidance` is a schema already.
    type: declarations.schemas.has(name) ? `${name}Resource` : name,
    file: toKebabCase(tag),
    description: bundle.tags?.find((one) => one.name === tag)?.description ?? `The operations of ${tag}.`,
    methods: [],
  };
}
