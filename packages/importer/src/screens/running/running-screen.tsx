import type { Finding, Job } from "@data-import/types";
import type { VNode } from "preact";
import { mayUpload } from "../../flows/file-permissions.ts";
import type { Import } from "../../flows/import.ts";
import type { ImportFlow } from "../../flows/import-flow.ts";
import { findRemedy } from "../../flows/remedies.ts";
import { formatParts, formatShare } from "../format.ts";
import type { ImportHost } from "../host.ts";
import { FailureBox, Heading, Way } from "../parts.tsx";
import { Progress } from "../progress.tsx";
import style from "./running.css";

interface RunningProps {
  readonly host: ImportHost;
  readonly flow: ImportFlow;
  readonly state: Import & { readonly at: "running" | "stopped" };
}

/** An import that runs, or that stopped before its end. */
export function RunningScreen({ host, flow, state }: RunningProps): VNode {
  const { running, language } = host.texts;
  const { source, sheet } = state.planned;
  if (state.at === "stopped") {
    const isCanceled = state.failure.kind === "canceled";
    return (
      <section class="narrow">
        <Heading>{isCanceled ? running.canceled : running.failed}</Heading>
        {!isCanceled && <FailureBox texts={host.texts} failure={state.failure} />}
        <p class="actions">
          <button type="button" class="primary" onClick={() => void flow.retry()}>
            {running.retry}
          </button>
          <Way host={host} to={{ screen: "records", sheetId: sheet.id }} kind="button">
            {running.show}
          </Way>
        </p>
      </section>
    );
  }
  const { percent, counts, isCanceling } = state;
  const title = running.title(source.name);
  return (
    <section class="narrow" aria-busy="true">
      <Heading>
        <span dir="auto">{title}</span>
      </Heading>
      <Progress host={host} label={title} percent={percent} />
      <p class="soft">
        {formatParts(language, [
          ...(percent === undefined ? [] : [formatShare(language, percent / 100)]),
          ...(counts === undefined ? [] : [running.records(counts.total)]),
          ...(counts === undefined || counts.error === 0 ? [] : [running.errors(counts.error)]),
        ])}
      </p>
      <p>{running.leave}</p>
      <button
        type="button"
        class="button"
        aria-disabled={isCanceling}
        onClick={() => !isCanceling && void flow.cancelRun()}
      >
        {running.cancel}
      </button>
    </section>
  );
}

interface SummaryProps {
  readonly host: ImportHost;
  readonly job: Job;
  readonly sheetId: string;
  readonly findings: readonly Finding[];
  readonly close: () => void;
}

/** What an import brought, above its records: how many of each, and what is different from the file. */
export function ImportSummary({ host, job, sheetId, findings, close }: SummaryProps): VNode {
  host.addStyle(style);
  const { running, shell } = host.texts;
  const result = (job.result ?? {}) as Readonly<Record<string, number | undefined>>;
  const { added = 0, updated = 0, unchanged = 0, combined = 0, error = 0 } = result;
  const parts = [
    added > 0 && running.added(added),
    updated > 0 && running.updated(updated),
    unchanged > 0 && running.unchanged(unchanged),
    combined > 0 && running.combined(combined),
    error > 0 ? running.withErrors(error) : running.noErrors,
  ].filter((part) => part !== false);
  return (
    <aside class={error > 0 ? "note warn" : "note good"} aria-label={running.doneTitle}>
      <p class="summary-line" role="status">
        <strong>{running.doneTitle}</strong>
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      {findings.length > 0 && (
        <details>
          <summary>
            {running.findings} ({new Intl.NumberFormat(host.texts.language).format(findings.length)})
          </summary>
          <ul>
            {findings.map(({ code, message, remedy: given }) => {
              const known = findRemedy(code);
              const remedy = known === undefined ? given : running.remedies[known];
              return (
                <li key={code + message}>
                  <span dir="auto">{message}</span>{" "}
                  {remedy !== undefined && (
                    <span class="soft" dir="auto">
                      {remedy}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      )}
      <p class="actions">
        {mayUpload(host) && (
          <Way host={host} to={{ screen: "file", sheetId }} kind="button">
            {running.another}
          </Way>
        )}
        {!host.given.omitted.includes("columns") && (
          <Way host={host} to={{ screen: "columns", jobId: job.id }} kind="button">
            {running.toColumns}
          </Way>
        )}
        <button type="button" class="button" onClick={close}>
          {shell.close}
        </button>
      </p>
    </aside>
  );
}
