import { Component, createRef, type VNode } from "preact";
import { findShare, leastShare, mostShare, moveShare, turnShare } from "../../flows/canvas-shares.ts";

interface SplitterProps {
  readonly label: string;
  /** The position of the column that it makes wider and narrower. */
  readonly side: "left" | "right";
  /** What the column takes of the canvas, in percent; undefined for its usual width. */
  readonly share: number | undefined;
  readonly change: (share: number | undefined) => void;
}

/** The edge of a column of a canvas, which people move with the pointer or with keys. */
export class Splitter extends Component<SplitterProps, { readonly measured: number }> {
  override state = { measured: leastShare };
  private readonly edge = createRef<HTMLDivElement>();
  private observer: ResizeObserver | undefined;
  /** Whether the pointer moves it; undefined without a pressed pointer. */
  private isMoved: boolean | undefined;

  override componentDidMount(): void {
    const column = this.edge.current?.parentElement;
    const canvas = column?.parentElement;
    if (column == null || canvas == null) return;
    // The usual width follows from the window and from the style sheet, which is adopted after this.
    this.observer = new ResizeObserver(() => {
      const measured = Math.round((column.offsetWidth / canvas.offsetWidth) * 100);
      if (Number.isFinite(measured)) this.setState({ measured });
    });
    this.observer.observe(column);
    this.observer.observe(canvas);
  }

  override componentWillUnmount(): void {
    this.observer?.disconnect();
  }

  private isAtLeft(edge: HTMLElement): boolean {
    return (this.props.side === "left") !== (getComputedStyle(edge).direction === "rtl");
  }

  private press = ({
    currentTarget,
    pointerId,
    button,
  }: PointerEvent & { currentTarget: HTMLElement }): void => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    this.isMoved = false;
  };

  private move = ({
    currentTarget,
    clientX,
    movementX,
  }: PointerEvent & { currentTarget: HTMLElement }): void => {
    const canvas = currentTarget.parentElement?.parentElement;
    if (this.isMoved === undefined || movementX === 0 || canvas == null) return;
    this.isMoved = true;
    this.props.change(findShare(clientX, canvas.getBoundingClientRect(), this.isAtLeft(currentTarget)));
  };

  /** Who cannot drag presses. */
  private release = (): void => {
    if (this.isMoved === false) this.props.change(turnShare(this.props.share));
    this.isMoved = undefined;
  };

  private type = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const share = this.props.share ?? this.state.measured;
    const next = moveShare(share, event.key, this.isAtLeft(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    this.props.change(next);
  };

  override render({ label, side, share }: SplitterProps, { measured }: { readonly measured: number }): VNode {
    return (
      // biome-ignore lint/a11y/useSemanticElements: An hr cannot be moved.
      <div
        ref={this.edge}
        class={`splitter ${side}`}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={label}
        aria-valuemin={Math.min(leastShare, measured)}
        aria-valuemax={Math.max(mostShare, measured)}
        aria-valuenow={share ?? measured}
        onPointerDown={this.press}
        onPointerMove={this.move}
        onPointerUp={this.release}
        onPointerCancel={() => {
          this.isMoved = undefined;
        }}
        onKeyDown={this.type}
      />
    );
  }
}
