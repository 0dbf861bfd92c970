import type { VNode } from "preact";
import { type Block, type Inline, readMarkdown } from "../../flows/markdown.ts";

/** Markdown of somebody else, below a heading of the level before. */
export function Markdown({ text, level = 3 }: { readonly text: string; readonly level?: number }): VNode {
  return (
    <div class="markdown" dir="auto">
      {readMarkdown(text).map((block) => showBlock(block, level))}
    </div>
  );
}

function showBlock(block: Block, level: number): VNode {
  switch (block.kind) {
    case "heading": {
      const Tag = `h${Math.min(6, level - 1 + block.level)}` as "h3";
      return <Tag>{block.content.map(showInline)}</Tag>;
    }
    case "paragraph":
      return <p>{block.content.map(showInline)}</p>;
    case "list": {
      const Tag = block.isOrdered ? "ol" : "ul";
      return (
        <Tag>
          {block.items.map((content) => (
            <li>{content.map(showInline)}</li>
          ))}
        </Tag>
      );
    }
    case "quote":
      return <blockquote>{block.blocks.map((each) => showBlock(each, level))}</blockquote>;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A box that scrolls must be reached by keyboard.
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case "line":
      return <hr />;
  }
}

function showInline(part: Inline): VNode | string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return <code>{part.text}</code>;
    case "strong":
      return <strong>{part.content.map(showInline)}</strong>;
    case "em":
      return <em>{part.content.map(showInline)}</em>;
    case "link":
      return (
        <a href={part.address} target="_blank" rel="noopener noreferrer">
          {part.content.map(showInline)}
        </a>
      );
  }
}
