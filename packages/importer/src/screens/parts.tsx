import { Component, type ComponentChildren, createRef, type VNode } from "preact";
import type { Failure } from "../flows/failure.ts";
import { type Route, writeRoute } from "../flows/route.ts";
import type { Texts } from "../texts/texts.ts";
import type { Host } from "./host.ts";

/** What all screens have: a heading that gets the focus when the screen opens, so that it is read out. */
export class Heading extends Component<{ readonly children: ComponentChildren }> {
  private readonly heading = createRef<HTMLHeadingElement>();

  override componentDidMount(): void {
    focusHeading(this.heading.current?.closest<HTMLElement>(".main"), { isNew: false });
  }

  override render({ children }: { readonly children: ComponentChildren }): VNode {
    return (
      <h1 tabIndex={-1} ref={this.heading}>
        {children}
      </h1>
    );
  }
}

/** Gives the focus to the heading of a new screen; a screen that is still loaded gets it when its heading comes. */
export function focusHeading(
  main: HTMLElement | null | undefined,
  { isNew }: { readonly isNew: boolean },
): void {
  if (!main || !(isNew || "opened" in main.dataset)) return;
  const heading = main.querySelector("h1");
  if (heading === null) {
    main.dataset["opened"] = "";
    return;
  }
  delete main.dataset["opened"];
  heading.focus();
}

/** A way to another screen: a link where screens have addresses, and a button elsewhere. */
export function Way({
  host,
  to,
  current,
  kind = "link",
  children,
}: {
  readonly host: Pick<Host, "go" | "isPage">;
  readonly to: Route;
  readonly current?: boolean | undefined;
  readonly kind?: "link" | "button" | "primary" | "step" | "tab" | "item";
  readonly children: ComponentChildren;
}): VNode {
  const open = (event: MouseEvent) => {
    // A new tab is the business of the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    host.go(to);
  };
  const shown = {
    class: kind,
    onClick: open,
    "aria-current": current ? (kind === "step" ? ("step" as const) : true) : undefined,
  };
  return host.isPage ? (
    <a href={writeRoute(to)} {...shown}>
      {children}
    </a>
  ) : (
    <button type="button" {...shown}>
      {children}
    </button>
  );
}

/** The sentence for a failure. What the service said is shown only if nothing better is known. */
export function explain({ shell }: Texts, { kind, message }: Failure): string {
  switch (kind) {
    case "offline":
      return shell.failedOffline;
    case "forbidden":
      return shell.failedForbidden;
    case "gone":
      return shell.failedGone;
    case "link":
      return shell.failedLink;
    case "invited":
      return shell.failedInvited;
    case "ended":
      return shell.endedTitle;
    case "canceled":
    case "other":
      return shell.failedOther(message);
  }
}

/** What did not work, why, and the code to ask for help with. */
export function FailureBox({
  texts,
  failure,
  title = texts.shell.failedTitle,
  retry,
}: {
  readonly texts: Texts;
  readonly failure: Failure;
  readonly title?: string | undefined;
  readonly retry?: (() => void) | undefined;
}): VNode {
  return (
    <div class="note error" role="alert">
      <p>
        <strong dir="auto">{title}</strong>
      </p>
      <p dir="auto">{explain(texts, failure)}</p>
      {failure.code !== "" && (
        <p class="soft">
          <code>{texts.shell.code(failure.code)}</code>
        </p>
      )}
      {retry !== undefined && (
        <button type="button" class="button" onClick={retry}>
          {texts.shell.tryAgain}
        </button>
      )}
    </div>
  );
}

/** The outline of what is coming; style sheets show it only after a moment. */
export function Outline({
  texts,
  label = texts.shell.loading,
}: {
  readonly texts: Texts;
  readonly label?: string;
}): VNode {
  return (
    <div class="outline" aria-busy="true">
      <p class="soft" role="status">
        {label}
      </p>
      <i />
      <i />
      <i />
    </div>
  );
}
