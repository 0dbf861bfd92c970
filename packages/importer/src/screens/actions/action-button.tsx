import type { VNode } from "preact";
import type { Hindrance, ShownAction } from "../../flows/actions.ts";
import { wordFor } from "../format.ts";
import type { ActionsHost } from "./actions-host.ts";

interface ActionButtonProps {
  readonly host: ActionsHost;
  readonly shown: ShownAction;
  /** Why it cannot be pressed now. */
  readonly hindrance: Hindrance | undefined;
  readonly press: () => void;
}

/** The button of an action, with what is said about it on hover and on focus. */
export function ActionButton({ host, shown: { action }, hindrance, press }: ActionButtonProps): VNode {
  const { actions } = host.texts;
  const id = `tip-${action.operation}`;
  const reason = hindrance && explain(host, hindrance);
  const said = [
    action.tooltip,
    action.schedule && wordFor(actions.schedules, action.schedule),
    reason,
  ].filter((part) => part !== undefined && part !== "");
  const hide = (isHidden: boolean) => (event: Event) => {
    (event.currentTarget as HTMLElement).toggleAttribute("data-hidden", isHidden);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The keys and the pointer only hide what the button shows.
    <span
      class="with-tip"
      onKeyDown={(event) => event.key === "Escape" && hide(true)(event)}
      onFocusOut={hide(false)}
      onPointerLeave={hide(false)}
    >
      <button
        type="button"
        class={action.primary === true ? "primary" : "button"}
        aria-disabled={hindrance !== undefined || undefined}
        aria-describedby={said.length > 0 ? id : undefined}
        onClick={() => hindrance === undefined && press()}
      >
        <bdi>{action.label}</bdi>
      </button>
      {said.length > 0 && (
        <span role="tooltip" id={id} class="tip">
          {said.map((part) => (
            <span key={part} dir="auto">
              {part}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Why a button cannot be pressed, in words. */
export function explain({ texts: { actions } }: ActionsHost, hindrance: Hindrance): string {
  switch (hindrance.kind) {
    case "saving":
      return actions.saving;
    case "no-data":
      return actions.noData;
    case "no-selection":
      return actions.noSelection;
    case "no-column":
      return actions.noColumn;
    case "errors":
      return actions.errors(hindrance.errors);
  }
}
