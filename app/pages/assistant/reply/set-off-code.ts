import { isLong } from '../../../ui/text/split-code.ts';

/** The part of a Markdown tree that is read here. */
export type Node = {
  type: string;
  value?: string;
  children?: Node[];
  /** The element that a node becomes. */
  data?: { hName: string; hProperties?: { className: string[] } };
};

/** A remark plugin that turns long inline code into a block, as in a roadmap. */
export function setOffCode() {
  return setOffIn;
}

function setOffIn(node: Node): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type === 'paragraph') return splitParagraph(child);
    setOffIn(child);
    return [child];
  });
}

function splitParagraph(paragraph: Node): Node[] {
  const parts: Node[] = [];
  let words: Node[] = [];
  const endWords = () => {
    if (words.some(({ type, value }) => type !== 'text' || value?.trim())) parts.push(fill(paragraph, words));
    words = [];
  };
  const inside = [...(paragraph.children ?? [])];
  for (const [at, node] of inside.entries()) {
    if (!isSetOff(node, words.at(-1), inside[at + 1])) {
      words.push(node);
      continue;
    }
    endWords();
    parts.push({ type: 'code', value: node.value ?? '' });
    const next = inside[at + 1];
    if (next) inside[at + 1] = { ...next, value: next.value?.replace(/^[.,:;]?\s*/, '') };
  }
  endWords();
  return parts;
}

function fill(paragraph: Node, children: Node[]): Node {
  return { ...paragraph, children };
}

/** Code that touches a word or is in parentheses stays inline. */
function isSetOff({ type, value = '' }: Node, before: Node | undefined, next: Node | undefined): boolean {
  if (type !== 'inlineCode' || !isLong(value)) return false;
  const isFree = !before || (before.type === 'text' && /(^|\s)$/.test(before.value ?? ''));
  return isFree && (!next || (next.type === 'text' && /^([.,:;]?\s|[.,:;]$)/.test(next.value ?? '')));
}
