import { Component, type ComponentChildren, createRef, type VNode } from "preact";

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A dialog of the browser: it keeps the focus, and Escape closes it. */
export class Dialog extends Component<DialogProps> {
  private readonly element = createRef<HTMLDialogElement>();

  override componentDidMount(): void {
    const element = this.element.current;
    element?.showModal();
    // What is asked for comes before the button that closes it.
    element?.querySelector<HTMLElement>("form :is(input, select, textarea)")?.focus();
  }

  override render({ title, closeLabel, close, children }: DialogProps): VNode {
    return (
      <dialog ref={this.element} class="records-dialog" aria-label={title} onClose={close}>
        <header>
          <h2>{title}</h2>
          <button type="button" class="button" onClick={close}>
            {closeLabel}
          </button>
        </header>
        {children}
      </dialog>
    );
  }
}

interface MenuProps {
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A popover of the browser below an element: it closes with Escape and with a press beside it. */
export class Popover extends Component<MenuProps> {
  private readonly element = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    const element = this.element.current;
    if (element === null) return;
    element.showPopover();
    const anchor = this.props.anchor.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(element).direction === "rtl";
    const wanted = isRightToLeft ? anchor.right - own.width : anchor.left;
    const left = Math.max(4, Math.min(wanted, innerWidth - own.width - 4));
    const below = anchor.bottom + own.height < innerHeight ? anchor.bottom : innerHeight - own.height - 4;
    const top = Math.max(4, below);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    // A list that is read later makes it longer; it scrolls then.
    element.style.maxBlockSize = `min(30rem, ${innerHeight - top - 4}px)`;
    element.querySelector<HTMLElement>("a, button, input, select")?.focus();
  }

  override render({ label, close, children }: MenuProps): VNode {
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") close();
    };
    return (
      <div
        ref={this.element}
        popover="auto"
        role="dialog"
        aria-label={label}
        class="records-menu"
        onToggle={toggled}
      >
        {children}
      </div>
    );
  }
}
