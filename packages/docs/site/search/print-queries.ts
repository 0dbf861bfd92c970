// Measures the known queries with the index of the built site, and prints the result as JSON.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createSearch } from "../scripts/search/find.ts";
import { measureQueries, readQueries } from "./measure-queries.ts";

const folder = fileURLToPath(new URL("../../dist/site/", import.meta.url));
const [index = ""] = globSync(`${folder}assets/search-*.json`);
const search = createSearch(JSON.parse(readFileSync(index, "utf8")));
console.log(JSON.stringify(measureQueries(search, readQueries())));
