import type { VNode } from "preact";
import { Progress } from "../progress.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import type { Running } from "./press.ts";
import type { Pressing } from "./pressing.ts";

interface PressPartsProps {
  readonly model: Pressing;
  /** A dialog was closed, so the focus may need another place. */
  readonly keepFocus: () => void;
}

/** The jobs that were started on a screen, and the dialogs before and after them. */
export function PressParts({ model, keepFocus }: PressPartsProps): VNode {
  const { host } = model;
  const pressed = model.pressed.value;
  const [ended] = model.ended.value;
  return (
    <>
      {model.running.value.map((each) => (
        <RunningJob key={each.key} model={model} running={each} />
      ))}
      {pressed !== undefined && (
        <ActionDialog
          host={host}
          pressed={pressed}
          start={(input) => model.start(pressed, input)}
          close={() => {
            model.pressed.value = undefined;
            keepFocus();
          }}
        />
      )}
      {ended !== undefined && (
        <OutcomeDialog
          key={ended.job.id}
          host={host}
          model={model}
          ended={ended}
          close={() => {
            model.closeOutcome(ended);
            keepFocus();
          }}
        />
      )}
    </>
  );
}

/** How far a job is, and the way to cancel it. */
function RunningJob({
  model,
  running: { label, job },
}: {
  readonly model: Pressing;
  readonly running: Running;
}): VNode {
  return (
    <div class="note action-running">
      <span role="status">
        <strong>
          <bdi>{label}</bdi>
        </strong>{" "}
        {job?.info !== undefined && <span dir="auto">{job.info}</span>}
      </span>
      <Progress host={model.host} label={label} percent={job?.progress} />
      {job !== undefined && (
        <button type="button" class="button" onClick={() => model.cancel(job)}>
          {model.host.texts.shell.cancel}
        </button>
      )}
    </div>
  );
}
