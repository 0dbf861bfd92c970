import { readFileSync } from "node:fs";

// The joined code lies as deep as this file.
const manifest = new URL("../../package.json", import.meta.url);

/** The version of this package. */
export const version: string = JSON.parse(readFileSync(manifest, "utf8")).version;
