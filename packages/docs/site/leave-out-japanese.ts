import type { Plugin } from "esbuild";

/** The names of Japanese columns, as the mapping has them. */
export async function readJapaneseNames(): Promise<string> {
  const file = new URL(
    "../../src/mapping/vocabulary/japanese.ts",
    import.meta.resolve("@data-import/tables/mapping"),
  );
  return (await import(file.href)).japanese;
}

/** Leaves these names out of a bundle of the mapping: most tables need none, and they are an eighth of it. */
export const leaveOutJapanese: Plugin = {
  name: "leave-out-japanese",
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]vocabulary[\\/]japanese\.ts$/ }, () => ({
      contents: 'export const japanese = "";',
    }));
  },
};
