import { render } from "preact";
import { App } from "./app.tsx";
import { createModel, type Settings } from "./model.ts";

/** Draws the importer into a shadow root; returns a function that removes it. */
export function mountImporter(settings: Settings): () => void {
  const model = createModel(settings);
  const place = document.createElement("div");
  place.className = "place-of-root";
  settings.root.append(place);
  render(<App model={model} />, place);
  const unwatch = settings.watch?.(model);
  model.begin();
  return () => {
    unwatch?.();
    model.end();
    render(null, place);
    place.remove();
  };
}
