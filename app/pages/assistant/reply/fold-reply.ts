import type { Node } from './set-off-code.ts';

/**
 * A remark plugin that folds what an answer can be read without: the days of a plan after its first week, pages to
 * read on after the first, and long lists of related, known and omitted topics. Only the outermost level counts.
 */
export function foldReply() {
  return (tree: Node): void => {
    tree.children = foldDays(tree.children ?? []).flatMap((node, at, all) => {
      if (node.type === 'list' && readText(all[at - 1]) === 'Read on:') return foldPages(node);
      return isLongList(node) ? [foldList(node)] : [node];
    });
  };
}

type Days = { readonly at: number; readonly first: number; readonly last: number };

const firstWeek = 7;

function foldDays(nodes: readonly Node[]): Node[] {
  const days = nodes.flatMap((node, at) => readDays(node, nodes[at + 1], at) ?? []);
  const shownTo = (days[0]?.first ?? 0) + firstWeek;
  const from = days.find(({ first }) => first >= shownTo);
  const to = days.at(-1);
  if (!from || !to) return [...nodes];
  const title = from.first === to.last ? `day ${to.last}` : `days ${from.first}–${to.last}`;
  const end = to.at + 2;
  const folded = fold('reply-days', `Show ${title}`, nodes.slice(from.at, end));
  return [...nodes.slice(0, from.at), folded, ...nodes.slice(end)];
}

/** The days of a paragraph such as "**Day 8**" or "**Week 2 (Days 8–14)**" above a list. */
function readDays({ type, children = [] }: Node, next: Node | undefined, at: number): Days | null {
  const [heading] = children;
  if (type !== 'paragraph' || heading?.type !== 'strong' || next?.type !== 'list') return null;
  const [, first, last = first] = /\bDays? (\d+)(?:–(\d+))?/.exec(readText(heading)) ?? [];
  return first === undefined ? null : { at, first: Number(first), last: Number(last) };
}

function foldPages(list: Node): Node[] {
  const [first, ...more] = list.children ?? [];
  if (!first || more.length < 2) return [list];
  const rest = fold('reply-list', `${more.length} more pages`, [{ ...list, children: more }]);
  return [{ ...list, children: [first] }, rest];
}

const minLinks = 3;

function isLongList({ type, children = [] }: Node): boolean {
  const [label] = children;
  const isLabeled = /^(?:Related|Left out|Taken as known)\b.*: $/.test(label?.value ?? '');
  return (
    type === 'paragraph' && isLabeled && children.filter((node) => node.type === 'link').length >= minLinks
  );
}

function foldList(paragraph: Node): Node {
  const [label, ...topics] = paragraph.children ?? [];
  const title = (label?.value ?? '').replace(/: $/, '');
  return fold('reply-list', title, [{ ...paragraph, children: topics }]);
}

function fold(name: string, title: string, children: Node[]): Node {
  const summary = { type: 'summary', data: { hName: 'summary' }, children: [{ type: 'text', value: title }] };
  const body = {
    type: 'body',
    data: { hName: 'div', hProperties: { className: ['reply-folded'] } },
    children,
  };
  const properties = { className: [name] };
  return { type: 'details', data: { hName: 'details', hProperties: properties }, children: [summary, body] };
}

function readText(node: Node | undefined): string {
  return node?.value ?? node?.children?.map(readText).join('') ?? '';
}
