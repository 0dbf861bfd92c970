import { element } from "../element.ts";
import { complainAt, makeRow } from "./field-row.ts";
import { anyToken } from "./operation.ts";

/** The address of the server, and the token. */
export interface Target {
  readonly rows: readonly HTMLElement[];
  /** Without a slash at its end. */
  readBaseUrl(): string;
  /** Whether calls go to the mock, which accepts any token. */
  readToken(): string;
  isMock(): boolean;
  /** Shows the errors of the values and returns the control of the first one. */
  check(): HTMLElement | undefined;
  /** Why there may be no response, and what to do. */
  explainSilence(): string;
}

const mock = "http://localhost:4011/v1";
const service = "http://localhost:4010/v1";
const other = "other";

/** Lets a person choose the server; the choice and the token last as long as the tab, and are stored nowhere else. */
export function makeTarget(): Target {
  const choice = element(
    "select",
    {},
    element("option", { value: mock }, `The mock, ${mock}`),
    element("option", { value: service }, `The service, ${service}`),
    element("option", { value: other }, "Another address"),
  );
  const address = remember(
    "address",
    element("input", { type: "url", placeholder: mock, spellcheck: "false" }),
  );
  const token = remember("token", element("input", { type: "password", autocomplete: "off" }));
  remember("target", choice);
  const rows = {
    choice: makeRow("try.target", "Send to", choice),
    address: makeRow("try.address", "Address", address),
    token: makeRow(
      "try.token",
      "Access token",
      token,
      "Stored in this tab only. The mock accepts any token.",
    ),
  };
  const isMock = () => choice.value === mock;
  const show = () => {
    rows.address.row.hidden = choice.value !== other;
    token.placeholder = isMock() ? anyToken : "";
  };
  choice.addEventListener("input", show);
  show();
  const readBaseUrl = () =>
    choice.value === other ? address.value.trim().replace(/\/+$/, "") : choice.value;
  const readToken = () => token.value.trim() || (isMock() ? anyToken : "");
  return {
    rows: Object.values(rows).map(({ row }) => row),
    readBaseUrl,
    readToken,
    isMock,
    check: () =>
      complainAt(rows.address, isAddress(readBaseUrl()) ? undefined : wrongAddress) ??
      complainAt(rows.token, findTokenProblem(readToken())),
    explainSilence: () => explainSilence(readBaseUrl()),
  };
}

const wrongAddress = `An address begins with http:// or https:// and ends with /v1, such as ${mock}.`;

function findTokenProblem(token: string): string | undefined {
  if (token === "") return "The service needs an access token.";
  return /^[!-~]+$/.test(token) ? undefined : "An access token has no spaces and only ASCII characters.";
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/]/.test(text) && URL.canParse(text);
}

function explainSilence(baseUrl: string): string {
  const start = `No server responds at ${baseUrl}.`;
  if (baseUrl === mock)
    return `${start} Start the mock with "npx @data-import/mock --port 4011", then send again.`;
  if (baseUrl === service) return `${start} Start the service there, or send to the mock.`;
  return `${start} Or this page may not call the server (CORS, or http from a page with https).`;
}

/** Restores the value of a control, and stores its changes, as long as the tab is open. */
function remember<Control extends HTMLInputElement | HTMLSelectElement>(
  name: string,
  control: Control,
): Control {
  const key = `data-import-docs.${name}`;
  try {
    const kept = sessionStorage.getItem(key);
    if (kept) control.value = kept;
    control.addEventListener("input", () => sessionStorage.setItem(key, control.value));
  } catch {
    // Without storage, the value is lost with the page.
  }
  return control;
}
