export { type Bundle, parseBundle, readBundle } from "./bundle.ts";
export { generateClientFiles } from "./client-files.ts";
export { generateTypesFiles } from "./types-files.ts";
export type { GeneratedFiles } from "./write-files.ts";
