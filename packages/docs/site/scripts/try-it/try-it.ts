import { choiceChanged } from "../chosen-server.ts";
import { element } from "../element.ts";
import { type BuiltRequest, buildRequest } from "./build-request.ts";
import { makeCodePanel } from "./code-panel.ts";
import { makeEarlier } from "./earlier.ts";
import { makeForm } from "./form.ts";
import type { TryItOperation } from "./operation.ts";
import { type ReceivedResponse, send } from "./send.ts";
import { describeResponse, readIssues, showResponse } from "./show-response.ts";

/** Turns the section of an operation into a form that sends it; it sends nothing before a click. */
export function mountTryIt(section: HTMLElement, operation: TryItOperation): void {
  const button = element("button", { type: "submit" }, "Send");
  const summary = element("p", { class: "try-summary", role: "status" });
  const details = element("div", { class: "try-response" });
  const earlier = makeEarlier();
  const { form, target, read, check, complain } = makeForm(operation, button);
  const { panel, show } = makeCodePanel(operation);
  let sending: AbortController | undefined;
  let last = "";

  const tell = (...words: readonly (Node | string)[]) => summary.replaceChildren(...words);
  const accept = (request: BuiltRequest, response: ReceivedResponse) => {
    last = `${request.method} ${request.url.slice(target.readBaseUrl().length)} ${response.status}`;
    const by = target.isInPage() ? ", from the mock in this page. Nothing was sent." : "";
    tell(...describeResponse(response), by);
    details.replaceChildren(...showResponse(response));
    for (const { key, message } of readIssues(response)) if (key) complain(key, message);
  };
  const submit = async () => {
    if (sending) return sending.abort();
    earlier.keep(last, [...details.childNodes]);
    if (!check()) return tell();
    const request = buildRequest(operation, read());
    if (request.method === "DELETE" && !target.isMock() && !confirm(`Send DELETE ${request.url}?`)) {
      return tell("Not sent.");
    }
    sending = new AbortController();
    button.textContent = "Stop";
    tell(target.isInPage() ? "Asking the mock in this page…" : "Sending…");
    const response = await send(request, sending.signal, target.fetch).catch(() => undefined);
    if (response) accept(request, response);
    else tell(sending.signal.aborted ? "Stopped." : target.explainSilence());
    sending = undefined;
    button.textContent = "Send";
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener("input", () => {
    show(read());
    document.dispatchEvent(new Event(choiceChanged));
  });
  show(read());
  section
    .querySelector(".try-fallback")
    ?.replaceWith(element("div", {}, form, summary, details, earlier.list, panel));
}

const section = document.getElementById("try-it");
const facts = section?.querySelector('script[type="application/json"]')?.textContent;
if (section && facts) mountTryIt(section, JSON.parse(facts));
