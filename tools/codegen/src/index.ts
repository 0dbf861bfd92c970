export { parseBundle, readBundle } from "./bundle.ts";
export { generateClientFiles } from "./client-files.ts";
export { nameMethod, toCamelCase, toKebabCase } from "./method-names.ts";
export { generateMockFiles } from "./mock-files.ts";
export { readOpenEnums } from "./open-enums.ts";
export { generateTestingFiles } from "./testing-files.ts";
export { generateTypesFiles } from "./types-files.ts";
export type { GeneratedFiles } from "./write-files.ts";
export { listStaleFiles } from "./write-files.ts";
