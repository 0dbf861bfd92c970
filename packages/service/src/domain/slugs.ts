/** Longer names would make the slug slow to create and no more useful. */
const mostCharacters = 200;

/**
 * The slug of a name: lower case, with hyphens instead of characters other than letters and digits. `usual` stands for
 * a name without any.
 */
export function readSlug(name: string, usual: string): string {
  return (
    name
      .slice(0, mostCharacters)
      .normalize("NFKD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || usual
  );
}
