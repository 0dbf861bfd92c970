import { readSchemaName } from "@data-import/spec/read";
import type { Bundle, BundleSchema } from "./bundle.ts";
import { describeType } from "./describe-type.ts";
import { flattenSchema, keepOrigin } from "./flatten-schema.ts";

/** The keys of an object with those that it must have. */
export interface Keys {
  readonly properties: Readonly<Record<string, BundleSchema>>;
  readonly required: readonly string[];
}

/** One alternative with the keys that are its own. */
interface VariantKeys extends Keys {
  readonly label: string;
  readonly name?: string;
  readonly text: string;
}

/** A schema as the keys that it always has, and its alternatives, if any. */
export interface Variants {
  readonly shared: Keys;
  readonly variants: readonly VariantKeys[];
  readonly discriminator?: string;
}

/** Splits `oneOf` and `anyOf` into the keys that all alternatives share and the keys of each one. */
export function readVariants(bundle: Bundle, schema: BundleSchema): Variants {
  const own: Keys = { properties: schema.properties ?? {}, required: schema.required ?? [] };
  const options = (schema.oneOf ?? schema.anyOf ?? []).map((option) =>
    readOption(bundle, option, schema.discriminator?.mapping),
  );
  if (options.length === 0) return { shared: own, variants: [] };
  const key = schema.discriminator?.propertyName;
  const shared = shareKeys(options, key);
  const inShared = (name: string) => name in shared.properties;
  return {
    shared: {
      properties: { ...shared.properties, ...own.properties },
      required: [...shared.required, ...own.required],
    },
    variants: options.map((option) => ({
      ...option,
      properties: Object.fromEntries(Object.entries(option.properties).filter(([name]) => !inShared(name))),
      required: option.required.filter((name) => !inShared(name)),
    })),
    ...(key === undefined ? {} : { discriminator: key }),
  };
}

function readOption(
  bundle: Bundle,
  option: BundleSchema,
  mapping: Readonly<Record<string, string>> = {},
): VariantKeys {
  const schema = keepOrigin(flattenSchema(bundle, option));
  const name = readSchemaName(option);
  const [value] = Object.entries(mapping).find(([, target]) => target === option.$ref) ?? [];
  return {
    label: value ?? name ?? describeType(schema),
    ...(name === undefined ? {} : { name }),
    text: (schema.description ?? "").trim(),
    properties: schema.properties ?? {},
    required: schema.required ?? [],
  };
}

/** The keys that are equal in every option, and the discriminator with the values of all. */
function shareKeys(options: readonly VariantKeys[], discriminator: string | undefined): Keys {
  const [first, ...others] = options;
  if (first === undefined || others.length === 0) return { properties: {}, required: [] };
  const alike = Object.entries(first.properties).filter(([name, property]) =>
    others.every(
      (other) =>
        JSON.stringify(other.properties[name]) === JSON.stringify(property) &&
        other.required.includes(name) === first.required.includes(name),
    ),
  );
  const decider = discriminator === undefined ? undefined : first.properties[discriminator];
  const properties = {
    ...(discriminator === undefined || decider === undefined
      ? {}
      : { [discriminator]: describeDecider(decider, options) }),
    ...Object.fromEntries(alike),
  };
  return { properties, required: first.required.filter((name) => name in properties) };
}

function describeDecider(
  { const: _, ...decider }: BundleSchema,
  options: readonly VariantKeys[],
): BundleSchema {
  return {
    ...decider,
    description: "The type of the value, one of these.",
    enum: options.map(({ label }) => label),
  };
}
