import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import go from "highlight.js/lib/languages/go";
import http from "highlight.js/lib/languages/http";
import java from "highlight.js/lib/languages/java";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { escapeText, type Html, html, raw } from "./html.ts";

const languages = { bash, csharp, go, http, java, json, python, typescript, xml, yaml };
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

/** Other names of languages after a fence. */
const aliases: Readonly<Record<string, keyof typeof languages | undefined>> = {
  ts: "typescript",
  tsx: "typescript",
  js: "typescript",
  javascript: "typescript",
  sh: "bash",
  shell: "bash",
  jsonc: "json",
  yml: "yaml",
  html: "xml",
};

/** Our class for a scope: few and short, because every page contains them; other scopes look like plain code. */
const classes: Readonly<Record<string, string>> = {
  keyword: "k",
  built_in: "f",
  title: "f",
  function_: "f",
  class_: "f",
  string: "s",
  regexp: "s",
  number: "n",
  literal: "n",
  symbol: "n",
  attr: "p",
  attribute: "p",
  name: "k",
  comment: "c",
  meta: "c",
};

/** A block of code, with colours for known languages. */
export function highlightCode(code: string, language: string): Html {
  return html`<pre class="code" tabindex="0"><code>${colourCode(code.trimEnd(), language)}</code></pre>`;
}

/** What was coloured before, by language and code: the pages of a draft have mostly the same code as those before. */
const coloured = new Map<string, Html>();

/** Code with its parts in `<span>`s, without the block around it. */
export function colourCode(code: string, language: string): Html {
  const name = aliases[language] ?? language;
  if (!(name in languages)) return raw(escapeText(code));
  const key = `${name}\n${code}`;
  const known =
    coloured.get(key) ?? raw(shortenClasses(highlighter.highlight(code, { language: name }).value));
  coloured.set(key, known);
  return known;
}

function shortenClasses(markup: string): string {
  const open: (string | undefined)[] = [];
  return markup.replaceAll(/<span class="([^"]*)">|<\/span>/g, (tag, names?: string) => {
    if (names === undefined) return open.pop() === undefined ? "" : tag;
    const short = names
      .split(" ")
      .map((name) => classes[name.replace(/^hljs-/, "")])
      .find(Boolean);
    // `true` in JSON is a keyword within a literal; one colour is enough.
    const shown = open.at(-1) === "n" ? undefined : short;
    open.push(shown);
    return shown === undefined ? "" : `<span class="${shown}">`;
  });
}
