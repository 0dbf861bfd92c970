/** A text with the names of the recipe in place of others. */
export type Rename = (text: string) => string;

/**
 * Gives what replaces the names of an example by others, in each spelling that code and texts have: `field-notes`,
 * `fieldNote`, `FieldNotes`, `field_notes`, `Field note`, and `fn`, the kind in ids.
 * @param example two words in kebab case, so that no two spellings are equal; in the plural if it is a resource
 * @param own the name to use, in kebab case
 */
export function createRename(example: string, own: string, kinds?: readonly [string, string]): Rename {
  const names: [string, string][] = [[example, own]];
  // If the example is not a plural, the name stays as it is given.
  if (toSingular(example) !== example) names.push([toSingular(example), toSingular(own)]);
  const spellings = new Map(
    names.flatMap(([name, other]) => {
      const given = spell(other);
      return spell(name).map((spelling, position): [string, string] => [spelling, given[position] ?? ""]);
    }),
  );
  // "a field note" is "an agenda item" with another name.
  for (const [spelling, other] of [...spellings]) {
    if (/^[a-z]/.test(spelling) && /^[aeiou]/.test(other)) {
      spellings.set(`a ${spelling}`, `an ${other}`);
      spellings.set(`A ${spelling}`, `An ${other}`);
    }
  }
  if (kinds !== undefined) {
    for (const around of ["us_*_", '"*"', "x-id-kind: *"])
      spellings.set(around.replace("*", kinds[0]), around.replace("*", kinds[1]));
  }
  const longestFirst = [...spellings.keys()].sort((left, right) => right.length - left.length);
  const pattern = new RegExp(longestFirst.join("|"), "g");
  return (text) => text.replace(pattern, (found) => spellings.get(found) ?? found);
}

/** `categories` is `category`, `notes` is `note`. */
export function toSingular(plural: string): string {
  return plural.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}

/** `field-notes` is `fieldNotes`. */
export function toCamelCase(kebab: string): string {
  return kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function spell(kebab: string): string[] {
  const camel = toCamelCase(kebab);
  const words = kebab.replaceAll("-", " ");
  return [kebab, camel, capitalize(camel), kebab.replaceAll("-", "_"), words, capitalize(words)];
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
