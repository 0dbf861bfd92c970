import { Lexer, type Token, type Tokens } from "marked";

/** How far a release may change the work of its users. */
export type Impact = "major" | "minor" | "patch";

/** One changeset of a release. */
export interface Note {
  /** The release it came with: `1.1.0`. */
  readonly version: string;
  readonly impact: Impact;
  /** Markdown. */
  readonly text: string;
  /** The packages whose changelogs contain it. */
  readonly packages: readonly string[];
}

const impacts: Readonly<Record<string, Impact>> = {
  "Major Changes": "major",
  "Minor Changes": "minor",
  "Patch Changes": "patch",
};

/** The notes of several CHANGELOG.md as changesets writes them; notes that are the same in several packages are one. */
export function readNotes(changelogs: readonly string[]): readonly Note[] {
  const notes = new Map<string, Note>();
  for (const note of changelogs.flatMap(readPackage)) {
    const key = `${note.version} ${note.text}`;
    const known = notes.get(key);
    notes.set(
      key,
      known === undefined ? note : { ...known, packages: [...known.packages, ...note.packages] },
    );
  }
  return [...notes.values()];
}

function readPackage(changelog: string): Note[] {
  let name = "";
  let version = "";
  let impact: Impact = "patch";
  const notes: Note[] = [];
  for (const token of new Lexer().lex(changelog)) {
    if (isHeading(token, 1)) name = token.text;
    else if (isHeading(token, 2)) version = token.text;
    else if (isHeading(token, 3)) impact = impacts[token.text] ?? impact;
    else if (token.type === "list") {
      const texts = (token as Tokens.List).items.map(({ text }) =>
        text.replace(/^[0-9a-f]{7,40}: /, "").trim(),
      );
      const own = texts.filter((text) => !text.startsWith("Updated dependencies"));
      notes.push(...own.map((text) => ({ version, impact, text, packages: [name] })));
    }
  }
  return notes;
}

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === "heading" && token["depth"] === depth;
}
