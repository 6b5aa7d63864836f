import { isMap, isPair, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml';

import { trimLines } from '../compare-outcome.ts';

/** The text of a roadmap file with `prints` added at the end of a topic's example. Nothing else changes. */
export function writePrints(text: string, slug: string, printed: string): string {
  const example = findExample(text, slug);
  const end = example?.range?.[1];
  const indent = example === null ? null : findIndent(text, example);
  if (end === undefined || indent === null) throw new Error(`${slug} has no example to complete.`);
  const before = text.slice(0, end).trimEnd();
  return `${before}\n${writeBlock('prints', printed, indent)}${text.slice(before.length).replace(/^\s*\n/, '')}`;
}

/** A literal block. A first line that begins with a space needs the indentation said. */
function writeBlock(key: string, value: string, indent: string): string {
  const lines = trimLines(value).split('\n');
  const mark = lines[0]?.startsWith(' ') || lines[0] === '' ? '|2' : '|';
  const written = lines.map((line) => (line === '' ? '' : `${indent}  ${line}`));
  return `${indent}${key}: ${mark}\n${written.join('\n')}\n`;
}

function findExample(text: string, slug: string): YAMLMap | null {
  const document = parseDocument(text);
  const chapters = document.get('chapters');
  if (!isSeq(chapters)) return null;
  const topics = chapters.items.flatMap((chapter) => {
    const inside = isMap(chapter) ? chapter.get('topics') : null;
    return isSeq(inside) ? inside.items.filter(isMap) : [];
  });
  const example = topics.find((topic) => topic.get('slug') === slug)?.get('example', true);
  return isMap(example) ? example : null;
}

function findIndent(text: string, example: YAMLMap): string | null {
  const [first] = example.items;
  const key: Node | null = isPair(first) && isScalar(first.key) ? first.key : null;
  const at = key?.range?.[0];
  if (at === undefined) return null;
  const start = text.lastIndexOf('\n', at) + 1;
  const indent = text.slice(start, at);
  return /^ *$/.test(indent) ? indent : null;
}
