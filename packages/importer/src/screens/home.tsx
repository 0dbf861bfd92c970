import { Component, type VNode } from "preact";
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

/** The sheets of a space that has several. */
export class Home extends Component<HomeProps, { readonly counts: Readonly<Record<string, Counts>> }> {
  override state: { readonly counts: Readonly<Record<string, Counts>> } = { counts: {} };
  private readonly gone = new AbortController();

  override componentDidMount(): void {
    const { client, sheets } = this.props.host;
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

  override render({ host }: HomeProps): VNode {
    const { shell } = host.texts;
    return (
      <section class="narrow">
        <Heading>
          <span dir="auto">{host.space.name}</span>
        </Heading>
        {host.sheets.length === 0 && <p>{shell.noSheets}</p>}
        <ul class="cards">
          {host.sheets.map((sheet) => (
            <li key={sheet.id} class="card">
              <h2>
                <bdi>{sheet.name}</bdi>
              </h2>
              {sheet.config.description !== undefined && <p dir="auto">{sheet.config.description}</p>}
              <p class="soft">{describeCounts(host, this.state.counts[sheet.id])}</p>
              <p class="actions">
                <Way host={host} to={{ screen: "records", sheetId: sheet.id }} kind="button">
                  {shell.records}
                </Way>
                <Way host={host} to={{ screen: "file", sheetId: sheet.id }} kind="button">
                  {shell.file}
                </Way>
              </p>
            </li>
          ))}
        </ul>
      </section>
    );
  }
}

function describeCounts({ texts: { shell, language } }: Host, counts: Counts | undefined): string {
  if (counts === undefined) return shell.loading;
  const { total, error } = counts;
  return formatParts(language, [shell.sheetRecords(total), ...(error > 0 ? [shell.sheetErrors(error)] : [])]);
}
