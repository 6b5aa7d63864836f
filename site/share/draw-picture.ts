import type { IconNode, TechnologyIcon } from '#app/browser/page-types.ts';

import type { DrawText } from './face.ts';

/** What a picture says, and the icon beside it; the product's has none. */
export type Shared = {
  readonly title: string;
  readonly line: string;
  readonly icon: TechnologyIcon | null;
};

/** `trail` is the drawing of the product, and `icon` the mark. */
export type PictureParts = { readonly bold: DrawText; readonly plain: DrawText; readonly trail: string };

/** Beside the trail. */
const posts = [
  [176, 580],
  [436, 566],
  [700, 506],
] as const;
const [paper, ink, quiet, accent] = ['#0a2a2e', '#f4fbfb', '#b3d0d1', '#63dfe8'];

/** Of 1200 by 630 pixels, as an SVG of paths only. */
export function drawPicture({ title, line, icon }: Shared, { bold, plain, trail }: PictureParts): string {
  const width = icon ? 760 : 1040;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    `<rect width="1200" height="630" fill="${paper}"/>`,
    `<g transform="translate(0 290) scale(1 0.74)">${trail.replace('<svg ', '<svg width="1200" height="480" ').replaceAll('#3f9aa4', accent)}</g>`,
    `<g fill="${accent}">${posts.map(([x, foot]) => `<rect x="${x}" y="${foot - 44}" width="18" height="44" rx="5.5"/>`).join('')}</g>`,
    `<rect x="80" y="66" width="20" height="46" rx="6" fill="${accent}"/>`,
    `<g fill="${ink}">${bold('Waymark', { x: 120, y: 104, size: 44 })}`,
    `${bold(title, { x: 76, y: 268, size: 116, width })}</g>`,
    `<g fill="${quiet}">${plain(line, { x: 80, y: 334, size: 38, width })}</g>`,
    icon ? drawIcon(icon) : '',
    '</svg>',
  ].join('');
}

/** Icons are made for white paper. */
function drawIcon({ nodes }: TechnologyIcon): string {
  const tile = '<rect x="892" y="88" width="228" height="228" rx="40" fill="#fff"/>';
  return `${tile}<svg x="932" y="128" width="148" height="148" viewBox="0 0 128 128">${nodes.map(writeNode).join('')}</svg>`;
}

function writeNode([name, attributes, children = []]: IconNode): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${nameAttribute(key)}="${value}"`);
  return `<${name}${written.join('')}>${children.map(writeNode).join('')}</${name}>`;
}

/** React spells stop-color as stopColor; SVG itself has some names of that form. */
function nameAttribute(name: string): string {
  return /^(gradient|spread|stdDeviation)|Units$/.test(name)
    ? name
    : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
