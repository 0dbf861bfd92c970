import { defaultPorts } from "@data-import/front/ports";
import {
  type Choice,
  listTargets,
  otherTarget,
  pageTarget,
  readChoice,
  readMockUrl,
  readOwnService,
  sampleUrl,
  storeChoice,
  trimAddress,
} from "../chosen-server.ts";
import { element } from "../element.ts";
import { complainAt, makeRow } from "./field-row.ts";
import { anyToken } from "./operation.ts";
import { fetchInPage } from "./page-mock.ts";

/** The address of the server, and the token. */
export interface Target {
  readonly rows: readonly HTMLElement[];
  /** Without a slash at its end. */
  readBaseUrl(): string;
  readToken(): string;
  /** Whether calls go to a mock, which accepts any token. */
  isMock(): boolean;
  /** Whether nothing is sent, because the mock in the page responds. */
  isInPage(): boolean;
  /** What sends a request: `fetch`, or the mock in the page. */
  readonly fetch: typeof fetch;
  /** Shows the errors of the values and returns the control of the first one. */
  check(): HTMLElement | undefined;
  /** Why there may be no response, and what to do. */
  explainSilence(): string;
}

/** Lets a person choose the server; the choice and the token last as long as the tab, and are stored nowhere else. */
export function makeTarget(): Target {
  const choice = element(
    "select",
    {},
    ...listTargets().map(({ value }) => element("option", { value }, nameTarget(value))),
    element("option", { value: otherTarget }, "Another address"),
  );
  const address = remember(
    "address",
    element("input", { type: "url", placeholder: sampleUrl, spellcheck: "false" }),
  );
  const token = remember("token", element("input", { type: "password", autocomplete: "off" }));
  remember("target", choice);
  const rows = {
    choice: makeRow("try.target", "Send to", choice, inPage),
    address: makeRow("try.address", "Address", address),
    token: makeRow(
      "try.token",
      "Access token",
      token,
      "Stored in this tab only. The mock accepts any token.",
    ),
  };
  const isInPage = () => choice.value === pageTarget;
  const isMock = () => isInPage() || choice.value === readMockUrl();
  const hint = rows.choice.row.querySelector<HTMLElement>(".try-hint");
  const show = () => {
    if (hint) hint.hidden = !isInPage();
    rows.address.row.hidden = choice.value !== otherTarget;
    token.placeholder = isMock() ? anyToken : "";
  };
  choice.addEventListener("input", show);
  show();
  const readBaseUrl = () =>
    isInPage() ? readMockUrl() : choice.value === otherTarget ? trimAddress(address.value) : choice.value;
  const readToken = () => token.value.trim() || (isMock() ? anyToken : "");
  return {
    rows: Object.values(rows).map(({ row }) => row),
    readBaseUrl,
    readToken,
    isMock,
    isInPage,
    fetch: (input, init) => (isInPage() ? fetchInPage(readMockUrl(), input, init) : fetch(input, init)),
    check: () =>
      complainAt(rows.address, isAddress(readBaseUrl()) ? undefined : wrongAddress) ??
      complainAt(rows.token, findTokenProblem(readToken())),
    explainSilence: () => (isInPage() ? notLoaded : explainSilence(readBaseUrl())),
  };
}

/** What the list calls a server. */
function nameTarget(value: string): string {
  if (value === pageTarget) return "The mock in this page";
  const name = value === readOwnService() ? "The service of this site" : "The service";
  return `${value === readMockUrl() ? "The mock" : name}, ${value}`;
}

const inPage =
  "Nothing is sent: the mock responds in this page, with examples. For your own service, choose its address.";

const notLoaded = "The mock could not be loaded. Send again, or choose an address.";

const wrongAddress = `An address begins with http:// or https:// and ends with /v1, such as ${sampleUrl}.`;

function findTokenProblem(token: string): string | undefined {
  if (token === "") return "The service needs an access token.";
  return /^[!-~]+$/.test(token) ? undefined : "An access token has no spaces and only ASCII characters.";
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/]/.test(text) && URL.canParse(text);
}

function explainSilence(baseUrl: string): string {
  const start = `No server responds at ${baseUrl}.`;
  if (baseUrl === readMockUrl()) {
    const { port } = new URL(baseUrl);
    const flag = Number(port) === defaultPorts.mock ? "" : ` --port ${port}`;
    return `${start} Start the mock with "npx @data-import/mock${flag}", then send again.`;
  }
  if (listTargets().some(({ url }) => url === baseUrl)) {
    return `${start} Start the service there, or send to the mock.`;
  }
  return `${start} Or this page may not call the server (CORS, or http from a page with https).`;
}

/** Restores the value of a control, and stores its changes, as long as the tab is open. */
function remember<Control extends HTMLInputElement | HTMLSelectElement>(
  name: Choice,
  control: Control,
): Control {
  const first = control.value;
  control.value = readChoice(name) ?? first;
  // A list does not have every address that was chosen before.
  if (control.value === "") control.value = first;
  control.addEventListener("input", () => storeChoice(name, control.value));
  return control;
}
