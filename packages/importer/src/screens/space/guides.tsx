import { Component, createRef, type VNode } from "preact";
import {
  isCalledBy,
  listGuides,
  SeenGuides,
  type SeenStorage,
  type ShownGuide,
} from "../../flows/guidance.ts";
import markdownStyle from "../actions/markdown.css";
import { Markdown } from "../actions/markdown.tsx";
import { findTarget, isIn, isPlace } from "./guide-targets.ts";
import style from "./guides.css";
import type { SpaceHost } from "./space-host.ts";
import type { SpaceModel } from "./space-model.ts";

interface GuidesProps {
  readonly host: SpaceHost;
  readonly model: SpaceModel;
}

interface GuidesState {
  readonly shown?: ShownGuide | undefined;
  /** Whether the guide goes when the pointer and the focus leave its target. */
  readonly isHovered?: boolean;
}

/** Screens come in parts, so their targets are looked for so long after a change at the earliest. */
const lookAfterMs = 200;

const storageKey = "data-import-guides";
const ofBrowser: SeenStorage = {
  read: () => localStorage.getItem(storageKey),
  write(text: string) {
    try {
      localStorage.setItem(storageKey, text);
    } catch {
      // The browser may forbid to keep anything; the guide comes again at the next visit then.
    }
  },
};

/** On a page of somebody else, nothing is kept in the browser. */
let text: string | null = null;
const ofThisVisit: SeenStorage = {
  read: () => text,
  write(written) {
    text = written;
  },
};

/** The guide of the moment: one at a time, until the person closes it. */
export class Guides extends Component<GuidesProps, GuidesState> {
  override state: GuidesState = {};
  private readonly box = createRef<HTMLElement>();
  private readonly gone = new AbortController();
  private readonly seen: SeenGuides;
  private observer: MutationObserver | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private endListening = () => {};
  private endWanted = () => {};
  /** What had the focus before the person opened a guide. */
  private before: HTMLElement | null = null;

  constructor(props: GuidesProps) {
    super(props);
    const { host } = props;
    host.addStyle(markdownStyle);
    host.addStyle(style);
    this.seen = new SeenGuides(host.isPage ? ofBrowser : ofThisVisit, host.caller.id);
  }

  override componentDidMount(): void {
    const { host, model } = this.props;
    const { signal } = this.gone;
    for (const type of ["pointerover", "focusin"] as const)
      host.root.addEventListener(type, (event) => this.enter(event.target), { signal });
    host.root.addEventListener("keydown", (event) => this.pressKey(event as KeyboardEvent), { signal });
    this.endListening = model.listen((event) => {
      const called = this.list().find((guide) => isCalledBy(guide, event) && !this.seen.has(guide));
      if (called !== undefined) this.show(called);
    });
    this.endWanted = model.wantedGuide.subscribe((slug) => {
      const wanted = this.list().find((guide) => guide.slug === slug);
      if (wanted === undefined) return;
      model.wantedGuide.value = undefined;
      this.open(wanted);
    });
    this.observer = new MutationObserver(() => {
      this.timer ??= setTimeout(this.look, lookAfterMs);
    });
    this.look();
  }

  override componentDidUpdate(): void {
    this.place();
    // Guidance may have been read again.
    if (this.observer !== undefined) this.timer ??= setTimeout(this.look, lookAfterMs);
  }

  override componentWillUnmount(): void {
    this.gone.abort();
    this.observer?.disconnect();
    clearTimeout(this.timer);
    this.endListening();
    this.endWanted();
  }

  private list(): readonly ShownGuide[] {
    const { host, model } = this.props;
    return listGuides(model.guidance.peek(), host.caller);
  }

  /** Shows the first guide of a first visit whose target is there. As long as one waits, it looks again after changes. */
  private look = (): void => {
    this.timer = undefined;
    const { root } = this.props.host;
    const waiting = this.list().filter((guide) => guide.trigger === "first" && !this.seen.has(guide));
    this.observer?.disconnect();
    if (waiting.length === 0) return;
    const main = root.querySelector(".main");
    if (main !== null) this.observer?.observe(main, { childList: true, subtree: true });
    if (this.state.shown !== undefined) return;
    const next = waiting.find(({ target }) => !isPlace(target) || findTarget(root, target) !== undefined);
    if (next !== undefined) this.show(next);
  };

  /** Shows a guide that came by itself: it is read out, and takes the focus from nobody. */
  private show(shown: ShownGuide, isHovered = false): void {
    const { shown: current } = this.state;
    if (current !== undefined && (isHovered || current.id === shown.id)) return;
    const { host } = this.props;
    this.before = null;
    this.setState({ shown, isHovered });
    host.announce(host.texts.space.guideShown(shown.title));
  }

  /** Shows a guide that the person asked for, and gives it the focus. */
  private open(shown: ShownGuide): void {
    const { activeElement } = this.props.host.root;
    this.before = activeElement instanceof HTMLElement ? activeElement : null;
    this.setState({ shown, isHovered: false }, () => this.box.current?.querySelector("h2")?.focus());
  }

  private close = (): void => {
    const { shown } = this.state;
    if (shown !== undefined) this.seen.add(shown);
    const hadFocus = this.box.current?.contains(this.props.host.root.activeElement) === true;
    const heading = this.props.host.root.querySelector<HTMLElement>(".main h1");
    const next = this.before?.isConnected === true ? this.before : heading;
    this.setState({ shown: undefined }, () => {
      if (hadFocus) next?.focus();
      this.look();
    });
  };

  /** The pointer or the focus is on an element: a guide about it comes, and one about something else goes. */
  private enter(element: EventTarget | null): void {
    const { shown, isHovered } = this.state;
    if (shown !== undefined && isHovered === true) {
      const isHere = isIn(element, shown.target) || this.box.current?.contains(element as Node) === true;
      if (!isHere) this.setState({ shown: undefined });
      return;
    }
    if (shown !== undefined) return;
    const hovered = this.list().find(
      (guide) => guide.trigger === "hover" && isIn(element, guide.target) && !this.seen.has(guide),
    );
    // What stays open is closed by the person; a tooltip goes by itself.
    if (hovered !== undefined) this.show(hovered, hovered.type === "tooltip");
  }

  private pressKey({ key, target }: KeyboardEvent): void {
    const { shown, isHovered } = this.state;
    if (key !== "Escape" || shown === undefined) return;
    if (this.box.current?.contains(target as Node) === true) this.close();
    else if (isHovered === true) this.setState({ shown: undefined });
  }

  /** A tooltip stands below its target, or above it if there is no room. */
  private place(): void {
    const box = this.box.current;
    const { shown } = this.state;
    if (box === null || shown?.type !== "tooltip") return;
    const anchor = findTarget(this.props.host.root, shown.target)?.getBoundingClientRect();
    if (anchor === undefined) return;
    const own = box.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(box).direction === "rtl";
    const wanted = isRightToLeft ? anchor.right - own.width : anchor.left;
    const below = Math.min(anchor.bottom, innerHeight - own.height - 4);
    box.style.left = `${Math.max(4, Math.min(wanted, innerWidth - own.width - 4))}px`;
    box.style.top = `${Math.max(4, below)}px`;
    box.classList.add("placed");
  }

  override render({ host, model }: GuidesProps, { shown }: GuidesState): VNode | null {
    // Read here, so that guidance that is read again is looked at.
    void model.guidance.value;
    void model.wantedGuide.value;
    if (shown === undefined) return null;
    return (
      <aside key={shown.id} ref={this.box} class={`guide ${shown.type}`} aria-labelledby="guide">
        <header>
          <h2 id="guide" tabIndex={-1} dir="auto">
            {shown.title}
          </h2>
          <button type="button" class="button" onClick={this.close}>
            {host.texts.shell.close}
          </button>
        </header>
        <Markdown text={shown.text} />
      </aside>
    );
  }
}
