import { createCanvasAreas } from "@data-import/client/resources/canvas-areas";
import type { CanvasArea, CanvasAreaPosition } from "@data-import/types";
import { Component, type VNode } from "preact";
import { type AreaNode, arrangeAreas, findEdges } from "../../flows/canvas.ts";
import markdownStyle from "../actions/markdown.css";
import { SheetCards } from "../home.tsx";
import { Heading } from "../parts.tsx";
import { Area, nameArea } from "./area.tsx";
import style from "./canvas.css";
import spaceStyle from "./space.css";
import type { SpaceHost } from "./space-host.ts";
import { openSpaceModel } from "./space-model.ts";
import { Splitter } from "./splitter.tsx";

interface CanvasScreenProps {
  readonly host: SpaceHost;
}

/** The home of a space that is arranged by areas. */
export class CanvasScreen extends Component<CanvasScreenProps, { readonly areas: readonly CanvasArea[] }> {
  override state = { areas: this.props.host.areas };
  private readonly gone = new AbortController();
  private endListening = () => {};

  override componentDidMount(): void {
    const { host } = this.props;
    host.addStyle(spaceStyle);
    host.addStyle(markdownStyle);
    host.addStyle(style);
    this.endListening = openSpaceModel(host).listen(({ domain }) => {
      if (domain === "canvas-area") void this.read();
    });
  }

  override componentWillUnmount(): void {
    this.gone.abort();
    this.endListening();
  }

  /** Without a connection, the areas stay as they were; the next event tries again. */
  private async read(): Promise<void> {
    const { client, space } = this.props.host;
    const areas = client.more(createCanvasAreas);
    const query = { spaceId: space.id, pageSize: 1_000 };
    const read = await areas.list(query, { signal: this.gone.signal }).result();
    if (read.ok) this.setState({ areas: read.data.data });
  }

  override render({ host }: CanvasScreenProps, { areas }: { readonly areas: readonly CanvasArea[] }): VNode {
    const nodes = arrangeAreas(areas);
    return (
      <section class="wide canvas-screen">
        <Heading>
          <span dir="auto">{host.space.name}</span>
        </Heading>
        {nodes.length === 0 ? (
          <SheetCards host={host} sheets={host.sheets} />
        ) : (
          <Canvas host={host} nodes={nodes} id="" />
        )}
      </section>
    );
  }
}

/** From top to bottom, and from the beginning of a line to its end. */
const positions: readonly CanvasAreaPosition[] = ["top", "left", "middle", "right", "bottom"];

interface CanvasProps extends CanvasScreenProps {
  readonly nodes: readonly AreaNode[];
  /** Of the area that they are in; empty for the home. */
  readonly id: string;
}

/** Areas in their five positions; those without an area take no room. */
function Canvas({ host, nodes, id }: CanvasProps): VNode {
  const used = positions.filter((position) => nodes.some(({ area }) => area.position === position));
  const { shares } = openSpaceModel(host);
  const edges = findEdges(nodes);
  const shareOf = (side: "left" | "right") =>
    edges[side] === undefined ? undefined : shares.value.get(`${id} ${side}`);
  const drawEdge = (side: "left" | "right") => {
    const area = edges[side];
    return (
      area !== undefined && (
        <Splitter
          label={host.texts.space.edgeOf(nameArea(host, area))}
          side={side}
          share={shareOf(side)}
          change={(share) => {
            const others = [...shares.peek()].filter(([name]) => name !== `${id} ${side}`);
            shares.value = new Map(share === undefined ? others : [...others, [`${id} ${side}`, share]]);
          }}
        />
      )
    );
  };
  const width = (side: "left" | "right") => {
    const share = shareOf(side);
    return share === undefined ? "auto" : `${share}%`;
  };
  return (
    <div class="canvas" style={{ "--columns": `${width("left")} minmax(0, 1fr) ${width("right")}` }}>
      {used.map((position) => (
        <div
          key={position}
          class={`canvas-${position}`}
          data-moved={(position === "left" || position === "right") && shareOf(position) !== undefined}
        >
          {position === "right" && drawEdge(position)}
          {nodes
            .filter(({ area }) => area.position === position)
            .map(({ area, nested }) => (
              <Area
                key={area.id}
                host={host}
                area={area}
                nested={nested.length > 0 && <Canvas host={host} nodes={nested} id={area.id} />}
              />
            ))}
          {position === "left" && drawEdge(position)}
        </div>
      ))}
    </div>
  );
}
