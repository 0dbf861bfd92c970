import { Component, type VNode } from "preact";
import type { Session } from "../flows/session.ts";
import type { SessionFlow } from "../flows/sign-in.ts";
import type { PartTexts, Texts } from "../texts/texts.ts";
import { explain, FailureBox, Heading } from "./parts.tsx";

type SignInTexts = Texts & PartTexts["signIn"];

/** Before a space is open: no link, a link for several people, or one that is not valid. */
export function SignIn({
  host: { texts },
  session,
  flow,
  signInName,
  isPage,
}: {
  readonly isPage: boolean;
  readonly host: { readonly texts: SignInTexts };
  /** The provider at which people sign in; undefined without one. */
  readonly signInName: string | undefined;
  readonly session: Session & {
    readonly at: "signed-out" | "introducing" | "refused" | "choosing-space" | "finished" | "closed";
  };
  readonly flow: SessionFlow;
}): VNode {
  const { signIn } = texts;
  switch (session.at) {
    case "signed-out":
      return (
        <section class="narrow">
          <Heading>{signInName === undefined ? signIn.noLinkTitle : signIn.signInTitle}</Heading>
          {signInName !== undefined && <SignInWay texts={texts} name={signInName} />}
          <p>{signInName === undefined ? signIn.noLink : signIn.orLink}</p>
        </section>
      );
    case "refused":
      return (
        <section class="narrow">
          {/* Who sees the importer in another page has no link. */}
          <Heading>{isPage && parent === window ? signIn.noLinkTitle : signIn.refusedTitle}</Heading>
          <FailureBox texts={texts} failure={session.failure} />
          {signInName !== undefined && <SignInWay texts={texts} name={signInName} />}
        </section>
      );
    case "closed":
      return (
        <section class="narrow">
          <Heading>{signIn.closedTitle}</Heading>
          <p>{signIn.closed}</p>
        </section>
      );
    case "finished":
      return (
        <section class="narrow">
          <Heading>{signIn.finishedTitle}</Heading>
          <p>{signIn.finished}</p>
          {session.completedUrl !== undefined && (
            <p>
              <a class="primary" href={session.completedUrl} target="_top">
                {signIn.goOn}
              </a>
            </p>
          )}
        </section>
      );
    case "choosing-space":
      return (
        <section class="narrow">
          <Heading>{signIn.chooseSpace}</Heading>
          <ul class="cards">
            {session.spaces.map(({ id, name }) => (
              <li key={id}>
                <button type="button" class="card" dir="auto" onClick={() => void flow.openSpace(id)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      );
    case "introducing":
      return <Introduction texts={texts} session={session} flow={flow} />;
  }
}

/** Leads to the provider, by the service: its address is beside the page. */
function SignInWay({ texts, name }: { readonly texts: Texts; readonly name: string }): VNode {
  return (
    <p>
      <a class="primary" href="sign-in">
        {texts.shell.signInAt(name)}
      </a>
    </p>
  );
}

interface IntroductionProps {
  readonly texts: SignInTexts;
  readonly session: Session & { readonly at: "introducing" };
  readonly flow: SessionFlow;
}

/** Name and mail address of a person who follows a link for several people. */
class Introduction extends Component<IntroductionProps, { readonly missing?: "name" | "email" }> {
  override state: { readonly missing?: "name" | "email" } = {};

  send = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const entries = new FormData(form);
    const name = String(entries.get("name")).trim();
    const email = String(entries.get("email")).trim();
    const missing = name === "" ? "name" : /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : "email";
    this.setState(missing === undefined ? { missing: undefined as never } : { missing });
    if (missing === undefined) void this.props.flow.introduce({ name, email });
    else (form.elements.namedItem(missing) as HTMLInputElement | null)?.focus();
  };

  override render({ texts, session }: IntroductionProps): VNode {
    const { signIn } = texts;
    const { failure, isSending } = session;
    const { missing } = this.state;
    const aboutEmail = failure?.keys.includes("email") === true;
    const nameError = missing === "name" ? signIn.nameMissing : undefined;
    const emailError = missing === "email" || aboutEmail ? signIn.emailMissing : undefined;
    return (
      <form class="narrow" onSubmit={this.send} noValidate>
        <Heading>{signIn.introduceTitle}</Heading>
        <p>{signIn.introduce}</p>
        {failure !== undefined && !aboutEmail && (
          <div class="note error" role="alert">
            {explain(texts, failure)}
          </div>
        )}
        <Entry name="name" label={signIn.name} type="text" autoComplete="name" error={nameError} />
        <Entry name="email" label={signIn.email} type="email" autoComplete="email" error={emailError} />
        <button type="submit" class="primary" aria-disabled={isSending}>
          {signIn.begin}
        </button>
      </form>
    );
  }
}

function Entry({
  name,
  label,
  type,
  autoComplete,
  error,
}: {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email";
  readonly autoComplete: "name" | "email";
  readonly error: string | undefined;
}): VNode {
  return (
    <p class="entry">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        {...(type === "email" ? { type: "email" as const } : { type: "text" as const })}
        autoComplete={autoComplete}
        dir="auto"
        required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
      />
      {error !== undefined && (
        <span id={`${name}-error`} class="entry-error">
          {error}
        </span>
      )}
    </p>
  );
}
