import { type Description, listKnownValues } from "@data-import/spec/read";
import { checkSchemaName, nameValues } from "./names.ts";

/** A schema that lists its values, and the name of that list in the generated code. */
export interface NamedEnum {
  name: string;
  valuesName: string;
  values: (string | number)[];
  /** Whether requests and responses may have other values, too. */
  isOpen: boolean;
}

/** Every schema of the bundle that is an enum or has known values, by name; throws if two lists would have the same name. */
export function listEnums(bundle: Description): NamedEnum[] {
  const enums: NamedEnum[] = [];
  for (const [name, schema] of Object.entries(bundle.components?.schemas ?? {})) {
    const listed = schema.enum ?? listKnownValues(bundle, schema);
    if (!listed) continue;
    checkSchemaName(name);
    const values = listed.filter((value) => typeof value === "string" || typeof value === "number");
    if (values.length < listed.length) {
      throw new Error(
        `Enum ${name} may only hold strings and numbers. Use \`type: [string, "null"]\` for null.`,
      );
    }
    const valuesName = nameValues(name);
    const other = enums.find((known) => known.valuesName === valuesName);
    if (other)
      throw new Error(`Enums ${other.name} and ${name} would both be listed as ${valuesName}. Rename one.`);
    enums.push({ name, valuesName, values, isOpen: schema.enum === undefined });
  }
  return enums.sort((one, two) => (one.name < two.name ? -1 : 1));
}
