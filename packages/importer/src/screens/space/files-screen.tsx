import type { VNode } from "preact";
import { Heading, Way } from "../parts.tsx";
import { FileCards } from "./file-cards.tsx";
import type { SpaceHost } from "./space-host.ts";

/** The files of the space. */
export function FilesScreen({ host }: { readonly host: SpaceHost }): VNode {
  const { space } = host.texts;
  return (
    <section class="narrow files">
      <Heading>{space.files}</Heading>
      <FileCards host={host} />
      <p>
        <Way host={host} to={{ screen: "home" }} kind="button">
          {space.back}
        </Way>
      </p>
    </section>
  );
}
