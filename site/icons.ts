import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Roadmap } from '#content/roadmap.ts';
import type { TechnologyIcon } from '#app/browser/page-types.ts';
import { readIconNodes } from './icon-nodes.ts';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

export async function loadIcons(): Promise<(roadmap: Pick<Roadmap, 'slug' | 'icon'>) => TechnologyIcon> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/devicon/icons.json');
  const { icons }: IconSet = JSON.parse(await readFile(file, 'utf8'));
  return ({ slug, icon }) => {
    const body = 'svg' in icon ? icon.svg : icons[icon.devicon]?.body;
    if (!body) throw new Error(`There is no icon for ${slug}.`);
    const nodes = readIconNodes(body.replaceAll(/ d="[^"]*"/g, roundPath), slug);
    return { nodes, ink: icon.ink === true };
  };
}

/** Rounds a path to tenths, without a visible difference. Integers may be flags of arcs. */
function roundPath(path: string): string {
  return path.replaceAll(/\.(\d)(\d)\d*/g, (_, tenths: string, next: string) => {
    if (Number(next) < 5) return `.${tenths}`;
    return tenths === '9' ? `.9${next}` : `.${Number(tenths) + 1}`;
  });
}
