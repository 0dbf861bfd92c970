import type { VNode } from "preact";
import type { ShownAction } from "../../flows/actions.ts";
import { wordFor } from "../format.ts";
import type { Pressing } from "./pressing.ts";

interface ActionButtonProps {
  readonly model: Pressing;
  readonly shown: ShownAction;
  /** An id that no other button has. */
  readonly id: string;
}

/** The button of an action, with what is said about it on hover and on focus. */
export function ActionButton({ model, shown, id }: ActionButtonProps): VNode {
  const { action } = shown;
  const hindrance = model.findHindrance(shown);
  const said = [
    action.tooltip,
    action.schedule && wordFor(model.host.texts.actions.schedules, action.schedule),
    hindrance && model.explain(hindrance),
  ].filter((part) => part !== undefined && part !== "");
  const hide = (isHidden: boolean) => (event: Event) => {
    (event.currentTarget as HTMLElement).toggleAttribute("data-hidden", isHidden);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The keys and the pointer only hide or move what the button shows.
    <span
      class="with-tip"
      onKeyDown={(event) => event.key === "Escape" && hide(true)(event)}
      onFocusIn={keepInside}
      onPointerEnter={keepInside}
      onFocusOut={hide(false)}
      onPointerLeave={hide(false)}
    >
      <button
        type="button"
        class={action.primary === true ? "primary" : "button"}
        aria-disabled={hindrance !== undefined || undefined}
        aria-describedby={said.length > 0 ? id : undefined}
        onClick={() => void model.press(shown)}
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

/** How far a tip is from the edges of the window at least. */
const edgePixels = 4;

/** Moves what a button shows into the window. */
function keepInside({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const tip = currentTarget.querySelector<HTMLElement>(".tip");
  if (tip === null) return;
  tip.style.translate = "";
  const { left, right } = tip.getBoundingClientRect();
  const shift = Math.max(
    edgePixels - left,
    Math.min(0, document.documentElement.clientWidth - edgePixels - right),
  );
  tip.style.translate = `${shift}px`;
}
