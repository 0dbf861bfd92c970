import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { fromPath } from "@data-import/client/node";
import type { Finding } from "@data-import/types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { runCommand } from "./support/run-command.ts";

const head = "Name,E-mail,Visits\n";
const rows = "Ann,ann@x.example,1\nBo,bo@x.example,2\n";
const people = head + rows;
const latin1 = (text: string) => Buffer.from(text, "latin1");
const html = (...tables: string[][]) =>
  `<html><body>${tables
    .map((lines) => `<table>${lines.map((cells) => `<tr>${cells}</tr>`).join("")}</table>`)
    .join("")}</body></html>`;
const th = (...names: string[]) => names.map((name) => `<th>${name}</th>`).join("");
const td = (...texts: string[]) => texts.map((text) => `<td>${text}</td>`).join("");
const keys = ["--key", "email"];
const late = Array.from({ length: 1100 }, (_, index) => `N${index},n${index}@x.example,1`).join("\n");

/** A file with one planned loss: its code, its name, its content, and how it is imported. */
type Planned = readonly [code: string, name: string, content: string | Buffer, ...options: string[]];
const files: readonly Planned[] = [
  ["encoding-guessed", "a.csv", latin1(`${head}Ren\xe9,r@x.example,1\nZo\xeb,z@x.example,2\n`)],
  [
    "encoding-guessed",
    "b.csv",
    latin1(`${head}\xc8\xe2\xe0\xed,i@x.example,1\n\xce\xeb\xfc\xe3\xe0,o@x.example,2\n`),
  ],
  ["encoding-guessed", "c.csv.gz", gzipSync(latin1(`${head}Ren\xe9,r@x.example,1\nZo\xeb,z@x.example,2\n`))],
  ["delimiter-guessed", "a.csv", "Name;E-mail\nA;a@x.example\nB;b@x.example\nC\nD\n"],
  ["delimiter-guessed", "b.csv", "Name|E-mail\nA|a@x.example\nB|b@x.example\nC\nD\n"],
  ["delimiter-guessed", "c.txt", "Name\tE-mail\nA\ta@x.example\nB\tb@x.example\nC\nD\n"],
  ["quotes-guessed", "a.csv", `${people}"Cy,c@x.example,3\n`],
  ["quotes-guessed", "b.csv", `${people}"CY "THE" CAT",c@x.example,3\n`],
  ["quotes-guessed", "c.csv", `${head}"Al,a@x.example,3\n${rows}`],
  ["characters-dropped", "a.csv", `${head}A\0nn,ann@x.example,1\nBo,bo@x.example,2\n`],
  ["characters-dropped", "b.csv", `${people}Cy\0\0,c@x.example,3\n`],
  ["characters-replaced", "a.csv", `${people}C\uFFFDy,c@x.example,3\n`],
  [
    "characters-replaced",
    "b.csv",
    Buffer.concat([Buffer.from(`${people}Zoé Ünal,`), Buffer.of(0xff), Buffer.from("c@x.example,3\n")]),
  ],
  ["header-missing", "a.csv", "ann@x.example,1\nbo@x.example,2\ncy@x.example,3\n", "--map", "column_1=email"],
  ["header-guessed", "a.csv", "Blorp,Xyzzy\nfoo,bar\nbaz,qux\n", "--map", "Blorp=name"],
  ["header-guessed", "b.csv", "Foo;Bar\nred;blue\ngreen;black\n", "--map", "Foo=name"],
  [
    "header-joined",
    "a.csv",
    "Person,,Number of\nName,E-mail,Visits\nAnn,ann@x.example,1\nBo,bo@x.example,2\n",
    "--map",
    "Person Name=name",
  ],
  ["rows-above", "a.csv", `Report\n\n${people}`],
  ["rows-above", "b.csv", `List of people,,\nJanuary,,\n\n${people}`],
  ["rows-above", "c.txt", `Report\n\n${people.replaceAll(",", "\t")}`],
  ["rows-left-out", "a.csv", `${people}Total,,3\n`],
  ["rows-left-out", "b.csv", `${people}Summe,,3\n`],
  ["rows-left-out", "c.csv", `# a comment\n${people}`.replace("Bo,", "# another one\nBo,")],
  ["rows-left-out", "d.csv", `${people}${head}Cy,c@x.example,3\n`],
  ["rows-left-out", "e.csv", `${people}\nSource: our own list of people,,\n`],
  ["rows-left-out", "f.csv", `${head}-----,-----,-----\n${rows}`],
  ["rows-left-out", "g.csv", `${head}Your full name,Where we write,How many visits\n${rows}`],
  ["column-left-out", "a.csv", "Name,E-mail,Blorp\nAnn,ann@x.example,x\nBo,bo@x.example,y\n"],
  ["column-left-out", "b.tsv", "Name\tE-mail\tBlorp\nAnn\tann@x.example\tx\n"],
  ["column-left-out", "c.jsonl", '{"name":"Ann","email":"ann@x.example","blorp":1}\n'],
  ["column-left-out", "d.json", '[{"name":"Ann","email":"ann@x.example","blorp":1}]'],
  [
    "column-left-out",
    "e.xml",
    "<list><p><name>Ann</name><email>a@x.example</email><blorp>1</blorp></p><p><name>Bo</name><email>b@x.example</email><blorp>2</blorp></p></list>",
  ],
  ["column-left-out", "f.html", html([th("Name", "E-mail", "Blorp"), td("Ann", "ann@x.example", "x")])],
  ["column-left-out", "g.csv.gz", gzipSync("Name,E-mail,Blorp\nAnn,ann@x.example,x\nBo,bo@x.example,y\n")],
  ["column-left-out", "h.txt", "Name;E-mail;Blorp\nAnn;ann@x.example;x\nBo;bo@x.example;y\n"],
  ["format-guessed", "a.csv", `${head}Ann,ann@x.example,1.234\nBo,bo@x.example,2.345\n`],
  ["format-guessed", "b.csv", `${head}Ann,ann@x.example,"1,234"\nBo,bo@x.example,"2,345"\n`],
  ["digits-lost", "a.csv", `${head}"4,68E+17",ann@x.example,1\n"4,69E+17",bo@x.example,2\n`],
  ["digits-lost", "b.csv", `${head}4.68E+17,ann@x.example,1\n4.69E+17,bo@x.example,2\n`],
  [
    "merged-cells",
    "a.html",
    html([th("Name", "E-mail"), `<td rowspan="2">Ann</td>${td("ann@x.example")}`, td("bo@x.example")]),
  ],
  [
    "merged-cells",
    "b.html",
    html([th("Name", "E-mail"), td("Bo", "bo@x.example"), '<td colspan="2">Ann</td>']),
  ],
  ["tables-below", "a.csv", `${people}Cy,c@x.example,3\n\nCity,Country,State\nOslo,Norway,Viken\n`],
  ["tables-below", "b.csv", `${people}Cy,c@x.example,3\n\nProduct,Color,Size\ncup,red,big\n`],
  [
    "tables-not-read",
    "a.json",
    '{\n"people":[{"name":"Ann","email":"a@x.example"}],"cities":[{"city":"Oslo"}]}',
    "--table",
    "people",
  ],
  [
    "tables-not-read",
    "b.html",
    html([th("Name", "E-mail"), td("Ann", "a@x.example")], [th("City", "Country"), td("Oslo", "Norway")]),
    "--table",
    "b 1",
  ],
  ["column-left-out", "i.csv", `${head}${late}\nZoe,zoe@x.example,3,more\n`],
  ["rows-combined", "a.csv", `${head}Ann,k1@x.example,1\nAnn,k1@x.example,3\n`, ...keys],
  ["rows-without-key", "a.csv", `${head}Ann,k2@x.example,1\nCy,,3\n`, ...keys],
  [
    "keys-differ-in-case",
    "a.csv",
    `${head}Ann,k3@x.example,1\nCy,K3@x.example,3\n`,
    ...keys,
    "--no-case-sensitive",
  ],
  [
    "keys-differ-in-case",
    "b.csv",
    `${head}Ann,k4@X.example,1\nBo,k5@x.example,2\nBo,k4@x.example,2\n`,
    ...keys,
    "--no-case-sensitive",
  ],
];

describe(`${files.length} files with one planned loss each`, () => {
  let world: LiveWorld;
  beforeAll(async () => {
    world = await createLiveWorld();
  });
  afterAll(() => world.close());

  it.each(files)("%s is named at the exit, in the result and in the job: %s", async (...planned) => {
    const [code, name, content, ...options] = planned as unknown as Planned;
    const path = join(world.folder, name);
    writeFileSync(path, content);
    const words = ["import", path, "--sheet", "contacts", "--yes", ...options];
    const { stdout, stderr } = await runCommand(words, { env: world.env, fetch: world.fetch });
    expect([stdout === "" ? stderr : "", code]).toEqual(["", code]);
    const { result } = await world.api.jobs.get(JSON.parse(stdout).jobId);
    const find = (findings: readonly Finding[]) => findings.filter((finding) => finding.code === code);
    const [ofJob] = find(result?.["findings"] as Finding[]);
    expect(ofJob?.message).toEqual(expect.any(String));
    // The command says why a column goes to no field, too.
    expect(stderr).toContain(ofJob?.message.replace(/\.$/, ""));

    const at = (option: string) => options[options.indexOf(option) + 1] ?? "";
    const [column = "", field = ""] = at("--map").split("=");
    const imported = await world.api.files.import(await fromPath(path), {
      sheetId: world.sheetId,
      ...(options.includes("--map") && { mapping: { [column]: field } }),
      ...(options.includes("--key") && { keyFields: [at("--key")] }),
      ...(options.includes("--no-case-sensitive") && { caseSensitive: false }),
      chooseTable: (tables) => tables.find((table) => table.name === at("--table")) ?? (tables[0] as never),
    });
    expect(find(imported.findings)).toHaveLength(1);
  });
});
