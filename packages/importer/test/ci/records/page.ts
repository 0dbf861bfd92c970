import { createClient } from "@data-import/client";
import type { SheetId, Space } from "@data-import/types";
import { signal } from "@preact/signals";
import { h, render } from "preact";
import { nothingGiven } from "../../../src/flows/given.ts";
import type { RecordsHost } from "../../../src/screens/records/records-host.ts";
import { RecordsScreen } from "../../../src/screens/records/records-screen.tsx";
import base from "../../../src/styles/base.css";
import { adoptStyle } from "../../../src/styles/style-sheets.ts";
import { addTexts, loadTexts } from "../../../src/texts/load-texts.ts";

// The screen of records alone, with a real service. What it is told by its address: service, token, space, sheet, language.

const parameters = new URLSearchParams(location.hash.slice(1));
const get = (name: string) => parameters.get(name) ?? "";
const texts = await addTexts(await loadTexts([get("language")]), "records");
const options = { baseUrl: get("service"), token: () => get("token") };
const client = {
  ...createClient(options),
  more: <Resource>(make: (given: typeof options) => Resource) => make(options),
};
const said: string[] = [];
const online = signal(true);
for (const kind of ["online", "offline"]) {
  addEventListener(kind, () => {
    online.value = navigator.onLine;
  });
}

const element = document.createElement("div");
document.body.append(element);
const root = element.attachShadow({ mode: "open" });
adoptStyle(root, base);
const frame = document.createElement("div");
frame.className = "root";
frame.dir = texts.dir;
frame.lang = texts.language;
const main = document.createElement("main");
main.className = "main";
frame.append(main);
root.append(frame);
document.documentElement.dir = texts.dir;
document.documentElement.lang = texts.language;
const sheet = new CSSStyleSheet();
sheet.replaceSync("body { margin: 0 } .root { block-size: 100vh; container-type: inline-size }");
document.adoptedStyleSheets = [sheet];
adoptStyle(root, ".root { block-size: 100vh; container-type: inline-size; }");

const host: RecordsHost = {
  client,
  root,
  caller: await client.auth.getCurrentActor(),
  texts,
  online,
  unsaved: signal(0),
  unsavedValues: signal(new Map()),
  notSaved: signal(0),
  space: { id: get("space") } as Space,
  sheets: [],
  areas: [],
  isPage: false,
  go(route) {
    said.push(`go ${route.screen}`);
    if (route.screen === "records") draw(route.view);
  },
  addStyle: (css) => adoptStyle(root, css),
  around: {},
  given: nothingGiven,
  announce: (sentence) => void said.push(sentence),
};
Object.assign(window, { said, online });
function draw(view: string | undefined): void {
  render(h(RecordsScreen, { host, sheetId: get("sheet") as SheetId, view }), main);
}
draw(parameters.get("view") ?? undefined);
