export { writeCsv } from "./csv.ts";
export type { WriteFile } from "./file-format.ts";
export { writeJsonLines } from "./json-lines.ts";
export { writeParquet } from "./parquet/parquet.ts";
export { writeSlices } from "./write-slices.ts";
export { writeXlsx } from "./xlsx/xlsx.ts";
