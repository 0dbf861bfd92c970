/** The constructed style sheet of each text, made once: no `style` attribute and no `<style>` is needed. */
const sheets = new Map<string, CSSStyleSheet>();

/** Lets a shadow root use this CSS, once. */
export function adoptStyle(root: ShadowRoot, css: string): void {
  let sheet = sheets.get(css);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
