import { readdirSync } from "node:fs";
import { formatTable, type Row } from "./table.ts";

/** What a file of `suites/` exports: `measure` yields its rows, each as soon as it is known. */
interface Suite {
  measure(): AsyncIterable<Row>;
}

const known = readdirSync(new URL("./suites", import.meta.url))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.replace(/\.ts$/, ""));
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));

if (unknown !== undefined) {
  console.error(
    `There is no suite "${unknown}". There are ${known.join(", ")}: npm run bench -- ${known[0]}`,
  );
  process.exitCode = 2;
} else {
  const rows: Row[] = [];
  for (const name of asked.length > 0 ? asked : known) {
    const suite: Suite = await import(`./suites/${name}.ts`);
    for await (const row of suite.measure()) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K… ${row.claim}`);
      rows.push({ ...row, suite: name });
    }
  }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  console.log(formatTable(rows));
}
