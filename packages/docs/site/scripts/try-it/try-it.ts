import { element } from "../element.ts";
import { buildRequest } from "./build-request.ts";
import { makeCodePanel } from "./code-panel.ts";
import { makeForm } from "./form.ts";
import type { TryItOperation } from "./operation.ts";
import { type ReceivedResponse, send } from "./send.ts";
import { describeResponse, readIssues, showResponse } from "./show-response.ts";

/** Turns the section of an operation into a form that sends it; it sends nothing before a click. */
export function mountTryIt(section: HTMLElement, operation: TryItOperation): void {
  const button = element("button", { type: "submit" }, "Send");
  const summary = element("p", { class: "try-summary", role: "status" });
  const details = element("div", { class: "try-response" });
  const { form, target, read, check, complain } = makeForm(operation, button);
  const { panel, show } = makeCodePanel(operation);
  let sending: AbortController | undefined;

  const tell = (...words: readonly (Node | string)[]) => summary.replaceChildren(...words);
  const clear = () => {
    const link = details.querySelector<HTMLAnchorElement>("a[download]");
    if (link) URL.revokeObjectURL(link.href);
    details.replaceChildren();
  };
  const accept = (response: ReceivedResponse) => {
    tell(...describeResponse(response));
    details.replaceChildren(...showResponse(response));
    for (const { key, message } of readIssues(response)) if (key) complain(key, message);
  };
  const submit = async () => {
    if (sending) return sending.abort();
    clear();
    if (!check()) return tell();
    sending = new AbortController();
    button.textContent = "Stop";
    tell("Sending…");
    const response = await send(buildRequest(operation, read()), sending.signal).catch(() => undefined);
    if (response) accept(response);
    else tell(sending.signal.aborted ? "Stopped." : target.explainSilence());
    sending = undefined;
    button.textContent = "Send";
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener("input", () => show(read()));
  show(read());
  section.querySelector(".try-fallback")?.replaceWith(element("div", {}, form, summary, details, panel));
}

const section = document.getElementById("try-it");
const facts = section?.querySelector('script[type="application/json"]')?.textContent;
if (section && facts) mountTryIt(section, JSON.parse(facts));
