import { Component, type ComponentType, type VNode } from "preact";
import { type Failure, readFailure } from "../flows/failure.ts";
import { addRecordsTexts } from "../texts/load-texts.ts";
import type { Host } from "./host.ts";
import { FailureBox, Outline } from "./parts.tsx";
import type { RecordsHost } from "./records/records-host.ts";
import type { RecordsScreenProps } from "./records/records-screen.tsx";

type RecordsEntryProps = Omit<RecordsScreenProps, "host"> & { readonly host: Host };

interface RecordsEntryState {
  readonly Screen?: ComponentType<RecordsScreenProps>;
  readonly texts?: RecordsHost["texts"];
  readonly failure?: Failure | undefined;
}

/** The screen of records. Its code and its texts are loaded at the same time, when it is first shown. */
export class RecordsEntry extends Component<RecordsEntryProps, RecordsEntryState> {
  override componentDidMount(): void {
    this.load();
  }

  /** Until the texts of another language are here, those of the last one stay. */
  override componentDidUpdate({ host }: RecordsEntryProps): void {
    if (host.texts !== this.props.host.texts) this.load();
  }

  private readonly load = (): void => {
    const { texts } = this.props.host;
    this.setState({ failure: undefined });
    Promise.all([import("./records/records-screen.tsx"), addRecordsTexts(texts)]).then(
      ([{ RecordsScreen: Screen }, all]) =>
        texts === this.props.host.texts && this.setState({ Screen, texts: all }),
      (error: unknown) => this.setState({ failure: readFailure(error) }),
    );
  };

  override render(
    { host, ...props }: RecordsEntryProps,
    { Screen, texts, failure }: RecordsEntryState,
  ): VNode {
    if (Screen !== undefined && texts !== undefined) return <Screen {...props} host={{ ...host, texts }} />;
    if (failure === undefined) return <Outline texts={host.texts} />;
    return <FailureBox texts={host.texts} failure={failure} retry={this.load} />;
  }
}
