/** The words of a name with any separator: `listAgentExports` and `agent-exports` both have words. */
export function splitWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** The words as one name: `agentExports`. */
export function toCamelCase(name: string): string {
  const [first = "", ...others] = splitWords(name);
  return first + others.map(capitalise).join("");
}

/** The words as the name of a type: `AgentExports`. */
export function toPascalCase(name: string): string {
  return splitWords(name).map(capitalise).join("");
}

/** The words as the name of a file: `agent-exports`. */
export function toKebabCase(name: string): string {
  return splitWords(name).join("-");
}

/**
 * The name of an operation's method: its operationId without the noun of its resource. `listAgentVersions` of
 * `agents` is `listVersions`; an operationId without that noun stays whole.
 */
export function nameMethod(operationId: string, tag: string): string {
  const { words, from, to } = locateNoun(operationId, tag);
  return toCamelCase([...words.slice(0, from), ...words.slice(to)].join("-"));
}

/**
 * The subject of an operation: `listAgentVersions` of `agents` is about `versions`, `getCurrentAccount` about an
 * `account`; nothing where the operationId does not have the noun of its resource.
 */
export function nameSubject(operationId: string, tag: string): string | undefined {
  const { words, from, to } = locateNoun(operationId, tag);
  if (from === to) return undefined;
  return toCamelCase(words.slice(to < words.length ? to : from).join("-"));
}

/** The position of the resource's noun in an operationId. */
function locateNoun(operationId: string, tag: string): { words: string[]; from: number; to: number } {
  const words = splitWords(operationId);
  const noun = splitWords(tag);
  const from = words.findIndex(
    (_, start) => start > 0 && noun.every((word, offset) => isSameNoun(word, words[start + offset])),
  );
  return from < 0 ? { words, from: words.length, to: words.length } : { words, from, to: from + noun.length };
}

/** Whether two words are the same noun; a tag has the plural, an operationId has either form. */
function isSameNoun(plural: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  const endings: [RegExp, string][] = [
    [/$/, ""],
    [/s$/, ""],
    [/es$/, ""],
    [/ies$/, "y"],
    [/ves$/, "f"],
    [/ves$/, "fe"],
  ];
  return endings.some(([ending, singular]) => plural.replace(ending, singular) === word);
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
