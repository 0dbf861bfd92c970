const identifier = /^[A-Za-z_$][\w$]*$/;

/** Throws if the name of a schema cannot name a type; bundling renames the second of two equal names to `File-2`. */
export function checkSchemaName(name: string): void {
  if (identifier.test(name)) return;
  const clash = /^(.+)-\d+$/.exec(name);
  const advice = clash ? `Two schemas are called ${clash[1]}` : "Letters, digits and _ only";
  throw new Error(`Schema ${name} cannot become a type. ${advice}: rename it in the description.`);
}

/** The name of the list of an enum's values: `EventTopic` becomes `eventTopics`, a plural does not change. */
export function nameValues(enumName: string): string {
  const name = enumName.charAt(0).toLowerCase() + enumName.slice(1);
  if (/[^siu]s$/.test(name)) return name;
  // A lower-case consonant: `Category` becomes `categories`, `SortBy` becomes `sortBys`.
  if (/[b-df-hj-np-tv-z]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(name)) return `${name}es`;
  return `${name}s`;
}
