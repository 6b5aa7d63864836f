import type { IconNode } from '#app/browser/page-types.ts';

const tags = /<(?<end>\/)?(?<name>\w+)(?<attributes>(?:\s+[\w:-]+="[^"]*")*)\s*(?<empty>\/)?>/g;

type Open = [name: string, attributes: Record<string, string>, children: IconNode[]];

/** Ids get `prefix`, so that icons keep their own gradients. Throws for anything but elements with attributes. */
export function readIconNodes(body: string, prefix: string): readonly IconNode[] {
  if (body.replaceAll(tags, '').trim() !== '') throw new Error(`The icon of ${prefix} cannot be read.`);
  const root: Open = ['svg', {}, []];
  const open = [root];
  for (const { groups = {} } of body.matchAll(tags)) {
    const { end, name = '', attributes = '', empty } = groups;
    if (end) {
      open.pop();
      continue;
    }
    const node: Open = [name, readAttributes(attributes, prefix), []];
    open.at(-1)?.[2].push(node);
    if (!empty) open.push(node);
  }
  return root[2];
}

function readAttributes(text: string, prefix: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    name === 'id' ? `${prefix}-${value}` : value.replaceAll('url(#', `url(#${prefix}-`),
  ]);
  return Object.fromEntries(pairs);
}
