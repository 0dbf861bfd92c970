import { Component, type ComponentType, type VNode } from "preact";
import { readFailure } from "../flows/failure.ts";
import type { Texts } from "../texts/texts.ts";
import { FailureBox, Outline } from "./parts.tsx";

interface LazyState<Props> {
  readonly Screen?: ComponentType<Props> | undefined;
  readonly error?: unknown;
}

/**
 * Makes a component of one that is in another file; the file is loaded when it is first shown. What is extra on a screen
 * takes no place until then.
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isExtra = false }: { readonly isExtra?: boolean } = {},
): ComponentType<Props & { readonly host: { readonly texts: Texts } }> {
  let known: ComponentType<Props> | undefined;
  return class extends Component<Props & { readonly host: { readonly texts: Texts } }, LazyState<Props>> {
    override state: LazyState<Props> = { Screen: known };

    override componentDidMount(): void {
      if (known === undefined) this.load();
    }

    load = (): void => {
      this.setState({ error: undefined });
      load().then(
        (Screen) => {
          known = Screen;
          this.setState({ Screen });
        },
        (error: unknown) => this.setState({ error }),
      );
    };

    override render(props: Props & { readonly host: { readonly texts: Texts } }): VNode | null {
      const { Screen, error } = this.state;
      if (Screen !== undefined) return <Screen {...props} />;
      if (isExtra) return null;
      const { texts } = props.host;
      if (error === undefined) return <Outline texts={texts} />;
      return <FailureBox texts={texts} failure={readFailure(error)} retry={this.load} />;
    }
  };
}
