import { type Context, isNode, type Rule, readComponentName, readReference } from "./visitor.ts";

type Location = Context["location"];

/**
 * Generators of clients declare every schema, every parameter and every object inside a schema in one namespace. No
 * two of them may have the same name. Neither may an enum and a value of an enum, which is a constant in Go.
 */
export const componentNamedOnce: Rule = () => {
  const schemas = new Set<string>();
  const parameters = new Map<string, Location>();
  /** By the name that generators give them. */
  const objects = new Map<string, { owner: string; property: string; location: Location }>();
  const enums = new Map<string, Location>();
  /** The enums with a value, by the name of its constant. */
  const constants = new Map<string, string>();
  return {
    Parameter: {
      enter(_parameter, { location }) {
        const name = readComponentName(location);
        if (name !== undefined) parameters.set(name, location);
      },
    },
    Schema: {
      enter(schema, { location }) {
        const owner = readComponentName(location);
        if (owner === undefined || !isNode(schema)) return;
        schemas.add(owner);
        if (Array.isArray(schema["enum"])) {
          enums.set(owner, location);
          for (const value of schema["enum"]) constants.set(writePascal(String(value)), owner);
        }
        const properties = isNode(schema["properties"]) ? schema["properties"] : {};
        for (const [property, value] of Object.entries(properties)) {
          if (!isNode(value) || readReference(value) !== undefined || value["type"] !== "object") continue;
          const name = `${owner}${writePascal(String(value["title"] ?? property))}`;
          objects.set(name, { owner, property, location: location.child(["properties", property]) });
        }
      },
    },
    Root: {
      leave(_root, { report }) {
        for (const [name, location] of parameters) {
          if (!schemas.has(name)) continue;
          const message = `The parameter \`${name}\` has the name of a schema. Call it \`${name}Parameter\`.`;
          report({ message, location: location.key() });
        }
        for (const [name, location] of enums) {
          const owner = constants.get(name);
          if (owner === undefined) continue;
          const message = `The enum \`${name}\` has the name of a value of \`${owner}\`. Give it another name.`;
          report({ message, location: location.key() });
        }
        for (const [name, { owner, property, location }] of objects) {
          if (!schemas.has(name)) continue;
          const message =
            `Generators of clients call the object \`${property}\` of \`${owner}\` \`${name}\`, like the schema. ` +
            "Add a `title` to the object; its words replace the name of the property.";
          report({ message, location: location.key() });
        }
      },
    },
  };
};

function writePascal(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
