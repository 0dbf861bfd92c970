import type { Job, JobConfig } from "@data-import/types";
import { Component, type VNode } from "preact";
import { readOutcome } from "../../flows/outcome.ts";
import { followedJobs } from "../followed-jobs.ts";
import type { Note } from "../records/opened.ts";
import type { SpaceModel } from "../space/space-model.ts";
import actionsStyle from "./actions.css";
import type { ActionsHost } from "./actions-host.ts";
import markdownStyle from "./markdown.css";
import { NextSteps } from "./next-steps.ts";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { describeEnd, type Ended } from "./press.ts";

interface JobNoticesProps {
  readonly host: ActionsHost;
  readonly model: SpaceModel;
}

interface JobNoticesState {
  readonly shown?: Ended | undefined;
  /** Why the next step of a job did not work. */
  readonly problem?: string | undefined;
}

/** How jobs have ended whose screen the person had left, one line for each until it is closed. */
export class JobNotices extends Component<JobNoticesProps, JobNoticesState> {
  private readonly steps: NextSteps;

  constructor(props: JobNoticesProps) {
    super(props);
    const say = ({ text }: Note) => {
      this.setState({ problem: text });
      this.props.host.announce(text);
    };
    this.steps = new (class extends NextSteps {
      override say = say;
    })(props.host);
    props.host.addStyle(markdownStyle);
    props.host.addStyle(actionsStyle);
  }

  private show(job: Job, label: string): void {
    const outcome = readOutcome(job);
    const again = () => void this.startAgain(job);
    if (outcome !== undefined) this.setState({ shown: { job, label, outcome, again } });
  }

  /** Starts a job with the same settings as one that has ended. */
  private async startAgain({ type, operation, source, input, subject, config }: Job): Promise<void> {
    const { client, around } = this.props.host;
    const same = { type, operation, source, input, subject, config, trigger: "immediate" } as const;
    const given = Object.fromEntries(
      Object.entries(same).filter(([, value]) => value != null),
    ) as unknown as JobConfig;
    try {
      if ((await around.mayRun?.(given)) !== false) await client.jobs.create(given);
    } catch (error) {
      this.steps.refuse(error);
    }
  }

  override render({ host, model }: JobNoticesProps, { shown, problem }: JobNoticesState): VNode {
    const { actions, shell } = host.texts;
    this.steps.host = host;
    return (
      <>
        {problem !== undefined && <p class="note error">{problem}</p>}
        {model.unseen.value.map((job) => {
          const label = findLabel(host, job);
          const outcome = readOutcome(job);
          const { level, usual } = describeEnd(job, label, actions);
          return (
            <p key={job.id} class={`note ${level} job-notice`}>
              <span>
                <span dir="auto">{usual}</span> <span dir="auto">{outcome?.heading ?? job.info}</span>
              </span>
              <span class="row">
                {outcome !== undefined && (
                  <button type="button" class="link" onClick={() => this.show(job, label)}>
                    {actions.show}
                  </button>
                )}
                <button type="button" class="link" onClick={() => this.close(job)}>
                  {shell.close}
                </button>
              </span>
            </p>
          );
        })}
        {shown !== undefined && (
          <OutcomeDialog
            key={shown.job.id}
            host={host}
            model={this.steps}
            ended={shown}
            close={() => {
              this.setState({ shown: undefined });
              this.close(shown.job);
            }}
          />
        )}
      </>
    );
  }

  /** The button that closes a notice is gone with it, so the focus goes to the heading. */
  private close(job: Job): void {
    const { host, model } = this.props;
    model.close(job);
    const heading = host.root.querySelector<HTMLElement>(".main h1");
    requestAnimationFrame(() => {
      if (host.root.activeElement === null) heading?.focus();
    });
  }
}

/** What the button of a job says, as far as the page knows it. */
function findLabel({ root, space, sheets }: ActionsHost, { id, operation, source }: Job): string {
  const known = followedJobs(root).peek().get(id)?.label;
  const own = sheets.filter((sheet) => sheet.id === source);
  const actions = [...own, ...sheets].flatMap(({ config }) => config.actions ?? []);
  const found = [...actions, ...(space.actions ?? [])].find((each) => each.operation === operation);
  return known ?? found?.label ?? operation;
}
