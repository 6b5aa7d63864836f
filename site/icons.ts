import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { TechnologyIcon } from '#app/browser/page-types.ts';
import { readIconNodes } from './icon-nodes.ts';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

/** The devicon names that differ from our slugs. DSA has no icon there and is drawn here. */
const names: Readonly<Record<string, string>> = {
  html: 'html5',
  css: 'css3',
  sql: 'mysql',
  mongo: 'mongodb',
  vue: 'vuejs',
  cpp: 'cplusplus',
  tailwind: 'tailwindcss',
};

const dsa =
  '<g fill="none" stroke="#0d8a94" stroke-width="8"><path d="M64 34 36 64m28-30 28 30M36 64 22 96m14-32 14 32"/></g>' +
  '<g fill="#0d8a94"><circle cx="64" cy="28" r="14"/><circle cx="36" cy="64" r="14"/><circle cx="92" cy="64" r="14"/>' +
  '<circle cx="22" cy="100" r="14"/><circle cx="50" cy="100" r="14"/></g>';

const inkIcons: ReadonlySet<string> = new Set(['express', 'json']);

/** Gives a function from a technology's slug to its icon. */
export async function loadIcons(): Promise<(slug: string) => TechnologyIcon> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/devicon/icons.json');
  const { icons }: IconSet = JSON.parse(await readFile(file, 'utf8'));
  return (slug) => {
    const body = slug === 'dsa' ? dsa : icons[names[slug] ?? slug]?.body;
    if (!body) throw new Error(`There is no icon for ${slug}.`);
    const nodes = readIconNodes(body.replaceAll(/ d="[^"]*"/g, roundPath), slug);
    return { nodes, ink: inkIcons.has(slug) };
  };
}

/**
 * Rounds a path to tenths of its 128 units, which halves it without a visible difference. Integers stay as they are,
 * since flags of arcs may touch them.
 */
function roundPath(path: string): string {
  return path.replaceAll(/\.(\d)(\d)\d*/g, (_, tenths: string, next: string) => {
    if (Number(next) < 5) return `.${tenths}`;
    return tenths === '9' ? `.9${next}` : `.${Number(tenths) + 1}`;
  });
}
