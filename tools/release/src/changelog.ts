/** Inserts a section at the start of the entry of a version; creates the changelog or the entry if it is missing. */
export function insertSection(
  changelog: string | undefined,
  packageName: string,
  version: string,
  section: string,
): string {
  const text = changelog ?? `# ${packageName}\n`;
  const heading = `\n## ${version}\n`;
  const start = text.indexOf(heading);
  if (start >= 0) {
    const inside = start + heading.length;
    // The text of Changesets for a release without notes.
    const rest = text.slice(inside).replace(/^\nNo changes in this release\.\n/, "");
    return `${text.slice(0, inside)}\n${section}\n${rest}`;
  }
  const [title = "", ...older] = text.split("\n## ");
  const entries = older.map((entry) => `\n## ${entry}`);
  return `${title.trimEnd()}\n${heading}\n${section}\n${entries.join("")}`;
}

/** The entry of a version without its heading; throws if the changelog has none. */
export function readEntry(changelog: string, version: string): string {
  const start = changelog.indexOf(`\n## ${version}\n`);
  if (start < 0) throw new Error(`The changelog has no entry for ${version}.`);
  const entry = changelog.slice(start + `\n## ${version}\n`.length);
  return entry.split("\n## ")[0]?.trim() ?? "";
}
