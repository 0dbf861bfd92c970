import { Component, type VNode } from "preact";
import { listChoices } from "../../flows/documents.ts";
import { listGuides, type ShownGuide } from "../../flows/guidance.ts";
import { mayDo } from "../../flows/permissions.ts";
import type { Route } from "../../flows/route.ts";
import menuStyle from "../../styles/menu.css";
import { loadPart } from "../load-part.tsx";
import { Way } from "../parts.tsx";
import { Popover } from "../records/dialog.tsx";
import style from "./space.css";
import type { SpaceHost } from "./space-host.ts";
import { closeSpaceModel, openSpaceModel, type SpaceModel } from "./space-model.ts";

const JobNotices = loadPart("actions", async () => (await import("../actions/job-notices.tsx")).JobNotices, {
  isExtra: true,
});

const Guides = loadPart("space", async () => (await import("./guides.tsx")).Guides, { isExtra: true });

interface SpaceBarProps {
  readonly host: SpaceHost;
  readonly route: Route;
}

interface SpaceBarState {
  /** The button of the menu while it is open. */
  readonly anchor?: HTMLElement | undefined;
}

/** What belongs to the whole space, on every screen: the menu of its documents, and what jobs said at their end. */
export class SpaceBar extends Component<SpaceBarProps, SpaceBarState> {
  constructor(props: SpaceBarProps) {
    super(props);
    props.host.addStyle(menuStyle);
    props.host.addStyle(style);
  }

  override componentWillUnmount(): void {
    closeSpaceModel(this.props.host);
  }

  override render({ host, route }: SpaceBarProps, { anchor }: SpaceBarState): VNode {
    const model = openSpaceModel(host);
    const { space } = host.texts;
    const guides = listGuides(model.guidance.value, host.caller);
    const label = guides.length > 0 ? space.menuWithHelp : space.menu;
    const close = () => {
      this.setState({ anchor: undefined });
      // A press beside the menu may have given the focus to something else.
      const { activeElement } = host.root;
      if (activeElement === null || activeElement.closest("[popover]") !== null) anchor?.focus();
    };
    const hasMenu = listChoices(model.documents.value).length > 0 || guides.length > 0 || maySeeFiles(host);
    return (
      <>
        {hasMenu && (
          <button
            type="button"
            class="button space-menu"
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={({ currentTarget }) => this.setState({ anchor: currentTarget })}
          >
            {label}
          </button>
        )}
        {anchor !== undefined && (
          <Popover label={label} anchor={anchor} close={close}>
            <Menu host={host} model={model} route={route} guides={guides} close={close} />
          </Popover>
        )}
        {guides.length > 0 && <Guides host={host} model={model} />}
        <div class="job-notices" role="status">
          {/* What a job says at its end may start another one. */}
          {model.unseen.value.length > 0 && !host.given.isReadOnly && (
            <JobNotices host={host} model={model} />
          )}
        </div>
      </>
    );
  }
}

interface MenuProps extends SpaceBarProps {
  readonly model: SpaceModel;
  readonly guides: readonly ShownGuide[];
  readonly close: () => void;
}

/** Everything in the space that people can open from every screen. */
function Menu({ host, model, route, guides, close }: MenuProps): VNode {
  const { go } = host;
  const leading = {
    isPage: host.isPage,
    go(to: Route) {
      close();
      go(to);
    },
  };
  const current = route.screen === "document" ? route.documentId : undefined;
  const documents = listChoices(model.documents.value);
  return (
    <>
      {documents.length > 0 && <h2 class="menu-title">{host.texts.space.documents}</h2>}
      {documents.map(({ id, title }) => (
        <Way
          key={id}
          host={leading}
          to={{ screen: "document", documentId: id }}
          current={id === current}
          kind="item"
        >
          <bdi>{title}</bdi>
        </Way>
      ))}
      {guides.length > 0 && <h2 class="menu-title">{host.texts.space.guides}</h2>}
      {unique(guides).map(({ slug, title }) => (
        <button
          key={slug}
          type="button"
          class="item"
          onClick={() => {
            close();
            model.wantedGuide.value = slug;
          }}
        >
          <bdi>{title}</bdi>
        </button>
      ))}
      {maySeeFiles(host) && (
        <div class={documents.length + guides.length > 0 ? "apart" : ""}>
          <Way host={leading} to={{ screen: "files" }} current={route.screen === "files"} kind="item">
            {host.texts.space.files}
          </Way>
        </div>
      )}
    </>
  );
}

/** Several guidances may show the same guide. */
function unique(guides: readonly ShownGuide[]): readonly ShownGuide[] {
  return [...new Map(guides.map((guide) => [guide.slug, guide])).values()];
}

/** An import session is for one sheet; its person needs no list of files. */
function maySeeFiles(host: SpaceHost): boolean {
  return host.importSession === undefined && mayDo(host.caller, "files:read");
}
