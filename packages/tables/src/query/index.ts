export { type FilterObject, readFilterObject } from "./read-filter.ts";
export { readQuery } from "./read-query.ts";
export { type Comparison, listFieldNames, type Query, QuerySyntaxError, type StatusTest } from "./syntax.ts";
