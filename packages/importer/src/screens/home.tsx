import type { Sheet } from "@data-import/types";
import { Component, type VNode } from "preact";
import { mayUpload } from "../flows/file-permissions.ts";
import { formatParts } from "./format.ts";
import type { Host } from "./host.ts";
import { Heading, Way } from "./parts.tsx";

interface Counts {
  readonly total: number;
  readonly error: number;
}

interface HomeProps {
  readonly host: Host;
}

interface SheetCardsProps extends HomeProps {
  readonly sheets: readonly Sheet[];
}

/** The sheets of a space that has several. */
export function Home({ host }: HomeProps): VNode {
  return (
    <section class="narrow">
      <Heading>
        <span dir="auto">{host.space.name}</span>
      </Heading>
      <SheetCards host={host} sheets={host.sheets} />
    </section>
  );
}

/** A card for each sheet, with how many records it has, and the ways to them. */
export class SheetCards extends Component<
  SheetCardsProps,
  { readonly counts: Readonly<Record<string, Counts>> }
> {
  override state: { readonly counts: Readonly<Record<string, Counts>> } = { counts: {} };
  private readonly gone = new AbortController();

  override componentDidMount(): void {
    const { host, sheets } = this.props;
    const { client } = host;
    for (const { id } of sheets) {
      void client.sheets
        .getRecordCounts(id, {}, { signal: this.gone.signal })
        .result()
        .then((counted) => {
          if (!counted.ok) return;
          this.setState(({ counts }) => ({ counts: { ...counts, [id]: counted.data.counts } }));
        });
    }
  }

  override componentWillUnmount(): void {
    this.gone.abort();
  }

  override render({ host, sheets }: SheetCardsProps): VNode {
    const { shell } = host.texts;
    return (
      <>
        {sheets.length === 0 && <p>{shell.noSheets}</p>}
        <ul class="cards">
          {sheets.map((sheet) => (
            <li key={sheet.id} class="card">
              <h2>
                <bdi>{sheet.name}</bdi>
              </h2>
              {sheet.config.description !== undefined && (
                <p>
                  <bdi>{sheet.config.description}</bdi>
                </p>
              )}
              <p class="soft">{describeCounts(host, this.state.counts[sheet.id])}</p>
              <p class="actions">
                {!host.given.omitted.includes("records") && (
                  <Way host={host} to={{ screen: "records", sheetId: sheet.id }} kind="button">
                    {shell.records}
                  </Way>
                )}
                {mayUpload(host) && (
                  <Way host={host} to={{ screen: "file", sheetId: sheet.id }} kind="button">
                    {shell.file}
                  </Way>
                )}
              </p>
            </li>
          ))}
        </ul>
      </>
    );
  }
}

function describeCounts({ texts: { shell, language } }: Host, counts: Counts | undefined): string {
  if (counts === undefined) return shell.loading;
  const { total, error } = counts;
  return formatParts(language, [shell.sheetRecords(total), ...(error > 0 ? [shell.sheetErrors(error)] : [])]);
}
