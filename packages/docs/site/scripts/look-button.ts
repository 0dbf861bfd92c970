/** A file of the person, or the name of an example. */
type LookSource = File | string;

interface LookModule {
  look(source: LookSource, into: HTMLElement, status: HTMLElement): Promise<void>;
}

/** Lets people drop a file on the home page, or choose one; the first one loads what reads it. */
export function mountLook(): void {
  const area = document.getElementById("look");
  const input = area?.querySelector<HTMLInputElement>("input");
  const into = area?.querySelector<HTMLElement>(".look-result");
  const status = area?.querySelector<HTMLElement>("[role=status]");
  const script = document.documentElement.dataset["look"];
  if (!area || !input || !into || !status || !script) return;
  const open = async (source: LookSource | undefined) => {
    if (source === undefined) return;
    status.textContent = "Reading…";
    try {
      const module = (await import(new URL(script, document.baseURI).href)) as LookModule;
      await module.look(source, into, status);
    } catch {
      status.textContent = "This needs a web server: npm start serves the docs.";
    }
  };
  input.addEventListener("change", () => void open(input.files?.[0]));
  for (const button of area.querySelectorAll<HTMLButtonElement>("button"))
    button.addEventListener("click", () => void open(button.value));
  area.addEventListener("dragover", (event) => {
    event.preventDefault();
    area.classList.add("look-over");
  });
  area.addEventListener("dragleave", () => area.classList.remove("look-over"));
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    area.classList.remove("look-over");
    void open(event.dataTransfer?.files[0]);
  });
}
