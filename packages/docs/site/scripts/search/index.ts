export { openResults } from "./results-page.ts";
export { openSearch } from "./search.ts";
