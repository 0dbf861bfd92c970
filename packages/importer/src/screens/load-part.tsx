import { Component, type ComponentType, type VNode } from "preact";
import { type Failure, readFailure } from "../flows/failure.ts";
import { addTexts } from "../texts/load-texts.ts";
import type { Part, PartTexts, Texts } from "../texts/texts.ts";
import { FailureBox, Outline } from "./parts.tsx";

/** What a part gets, before it has texts of its own. */
type WithHost<Props extends { readonly host: { readonly texts: Texts } }> = Omit<Props, "host"> & {
  readonly host: Omit<Props["host"], "texts"> & { readonly texts: Texts };
};

interface PartState<Of extends Part, Props> {
  readonly Screen?: ComponentType<Props>;
  readonly texts?: Texts & PartTexts[Of];
  readonly failure?: Failure | undefined;
}

/**
 * Makes a component of one in another file that has texts of its own. The file and the texts are loaded at the same time, when
 * it is first shown. What is extra on a screen takes no place until then.
 */
export function loadPart<
  Of extends Part,
  Props extends { readonly host: { readonly texts: Texts & PartTexts[Of] } },
>(
  part: Of,
  load: () => Promise<ComponentType<Props>>,
  { isExtra = false }: { readonly isExtra?: boolean } = {},
): ComponentType<WithHost<Props>> {
  return class extends Component<WithHost<Props>, PartState<Of, Props>> {
    override componentDidMount(): void {
      this.load();
    }

    /** Until the texts of another language are here, those of the last one stay. */
    override componentDidUpdate({ host }: WithHost<Props>): void {
      if (host.texts !== this.props.host.texts) this.load();
    }

    load = (): void => {
      const { texts } = this.props.host;
      this.setState({ failure: undefined });
      Promise.all([load(), addTexts(texts, part)]).then(
        ([Screen, all]) => texts === this.props.host.texts && this.setState({ Screen, texts: all }),
        (error: unknown) => this.setState({ failure: readFailure(error) }),
      );
    };

    override render(props: WithHost<Props>, { Screen, texts, failure }: PartState<Of, Props>): VNode | null {
      const { host } = props;
      if (Screen !== undefined && texts !== undefined)
        return <Screen {...(props as unknown as Props)} host={{ ...host, texts }} />;
      if (failure === undefined) return isExtra ? null : <Outline texts={host.texts} />;
      return <FailureBox texts={host.texts} failure={failure} retry={this.load} />;
    }
  };
}
