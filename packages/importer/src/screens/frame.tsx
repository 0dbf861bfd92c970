import { Component, type ComponentChildren, createRef, type RefObject, type VNode } from "preact";
import type { Route } from "../flows/route.ts";
import { hasHome } from "../flows/session.ts";
import { type Language, languages } from "../texts/plural.ts";
import type { Texts } from "../texts/texts.ts";
import type { Host } from "./host.ts";
import { loadPart } from "./load-part.tsx";
import type { Model } from "./model.ts";
import { Way } from "./parts.tsx";
import { countUnsaved } from "./unsaved.ts";

const SpaceBar = loadPart("space", async () => (await import("./space/space-bar.tsx")).SpaceBar, {
  isExtra: true,
});
const FinishButton = loadPart("finish", async () => (await import("./finish-button.tsx")).FinishButton);

interface FrameProps {
  readonly model: Model;
  readonly texts: Texts;
  readonly host: Host | undefined;
  readonly main: RefObject<HTMLElement | null>;
  readonly children: ComponentChildren;
}

/** What is around each screen: the name of the space, the steps, the language, and what concerns all of them. */
export function Frame({ model, texts, host, main, children }: FrameProps): VNode {
  const { shell } = texts;
  const session = model.sessionState.value;
  // A page around has landmarks of its own, and a header inside of a section is none.
  const Root = model.isPage ? "div" : "section";
  const Main = model.isPage ? "main" : "section";
  const isRecords = model.route.value.screen === "records";
  return (
    <Root class={isRecords ? "root filled" : "root"} lang={texts.language} dir={texts.dir}>
      <header class="top">
        <p class="place">{host === undefined ? shell.title : <bdi>{host.space.name}</bdi>}</p>
        {host !== undefined && <Steps model={model} host={host} />}
        {host?.importSession !== undefined && !host.given.isReadOnly && (
          <FinishButton host={host} flow={model.session} unfinished={model.unfinished.value} />
        )}
        {host?.caller.name !== undefined && <bdi class="caller">{host.caller.name}</bdi>}
        {host !== undefined && model.session.canSignOut() && <SignOut model={model} texts={texts} />}
        <label class="language">
          <span class="unseen">{shell.language}</span>
          <select onChange={({ currentTarget: { value } }) => model.speak(value as Language)}>
            {Object.entries(languages).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag} selected={tag === texts.language}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {host !== undefined && <SpaceBar key={host.space.id} host={host} route={model.route.value} />}
      </header>
      <Offline host={host} texts={texts} />
      {host !== undefined && <NotSaved host={host} route={model.route.value} />}
      <Main ref={main} class="main">
        {children}
      </Main>
      <p class="unseen" role="status" aria-live="polite">
        {model.spoken.value}
      </p>
      {session.at === "open" && session.isEnded && (
        <Ended texts={texts} signInName={model.session.canSignOut() ? model.signInName : undefined} />
      )}
    </Root>
  );
}

/** The way out for a person who signed in at a provider. A link needs none: it is the person's own. */
function SignOut({ model, texts }: { readonly model: Model; readonly texts: Texts }): VNode {
  const leave = async () => location.assign(await model.session.signOut());
  return (
    <button type="button" class="button" onClick={() => void leave()}>
      {texts.shell.signOut}
    </button>
  );
}

/** The steps of an import; those that make sense now can be opened. */
function Steps({ model, host }: { readonly model: Model; readonly host: Host }): VNode | null {
  const { shell } = host.texts;
  const route = model.route.value;
  const state = model.importState.value;
  const planned = "planned" in state ? state.planned : undefined;
  const sheetId = findSheetId(route, host, state.at === "layout" ? state.sheet.id : planned?.sheet.id);
  if (sheetId === undefined) return null;
  const { omitted } = host.given;
  const current =
    state.at === "layout"
      ? "file"
      : route.screen !== "home" || hasHome(host)
        ? route.screen
        : omitted.includes("file")
          ? "records"
          : "file";
  const home = [{ screen: "home" } as const, host.areas.length > 0 ? shell.start : shell.home] as const;
  const steps = [
    ...(hasHome(host) ? [home] : []),
    [{ screen: "file", sheetId }, shell.file],
    [{ screen: "columns", jobId: planned?.job.id ?? "" }, shell.columns],
    [{ screen: "records", sheetId }, shell.records],
  ] as const;
  const shown = steps.filter(([{ screen }]) => !omitted.some((step) => step === screen));
  if (shown.length < 2) return null;
  return (
    <nav aria-label={shell.steps}>
      <ol class="steps">
        {shown.map(([to, label]) => (
          <li key={to.screen}>
            {to.screen === "columns" && planned === undefined ? (
              <span class="step" aria-disabled="true">
                {label}
              </span>
            ) : (
              <Way host={host} to={to} current={current === to.screen} kind="step">
                {label}
              </Way>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function findSheetId(route: Route, { sheets }: Host, planned: string | undefined): string | undefined {
  if (route.screen === "records") return route.sheetId;
  if (route.screen === "file" && route.sheetId !== undefined) return route.sheetId;
  if (route.screen === "columns" && planned !== undefined) return planned;
  return sheets.length === 1 ? sheets[0]?.id : undefined;
}

/** Says that there is no connection, for as long as there is none. */
function Offline({ host, texts }: { readonly host: Host | undefined; readonly texts: Texts }): VNode {
  return <div role="status">{host?.online.value === false && <p class="bar">{texts.shell.offline}</p>}</div>;
}

/** Says that changes of a screen that is not shown were not saved. The records list their values. */
function NotSaved({ host, route }: { readonly host: Host; readonly route: Route }): VNode {
  const { notSaved, unsavedValues, texts } = host;
  const shown = route.screen === "records" ? route.sheetId : undefined;
  const lists = unsavedValues.value;
  const values = countUnsaved(lists, shown);
  const count = notSaved.value + values;
  const [sheetId] = [...lists].find(([id, list]) => id !== shown && list.length > 0) ?? [];
  return (
    <div role="alert">
      {count > 0 && (
        <p class="bar">
          {texts.shell.changesNotSaved(count)}{" "}
          {sheetId === undefined ? (
            <button type="button" class="button" onClick={() => (notSaved.value = 0)}>
              {texts.shell.close}
            </button>
          ) : (
            <Way host={host} to={{ screen: "records", sheetId }} kind="button">
              {texts.shell.records}
            </Way>
          )}
        </p>
      )}
    </div>
  );
}

interface EndedProps {
  readonly texts: Texts;
  /** The provider at which the person signed in; undefined for a link. */
  readonly signInName: string | undefined;
}

/** The token does not work any more. What is behind the dialog stays as it is. */
class Ended extends Component<EndedProps> {
  private readonly dialog = createRef<HTMLDialogElement>();

  override componentDidMount(): void {
    this.dialog.current?.showModal();
  }

  override render({ texts: { shell }, signInName }: EndedProps): VNode {
    return (
      <dialog ref={this.dialog} aria-labelledby="ended">
        <h2 id="ended">{shell.endedTitle}</h2>
        <p>{signInName === undefined ? shell.ended : shell.endedSignIn}</p>
        <form method="dialog">
          {signInName !== undefined && (
            <a class="button" href="sign-in">
              {shell.signInAt(signInName)}
            </a>
          )}
          <button type="submit" class="primary">
            {shell.close}
          </button>
        </form>
      </dialog>
    );
  }
}
