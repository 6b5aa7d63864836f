import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';

import type { SiteContent } from '../site-content.ts';
import { drawPicture } from './draw-picture.ts';
import { loadFace } from './face.ts';
import { listPictures } from './list-pictures.ts';

const app = join(import.meta.dirname, '../../app');

/** Writes the pictures of shared links, and the icons of the installed site. */
export async function writePictures(client: string, content: SiteContent): Promise<void> {
  const shared = listPictures(content);
  const words = [...shared.values()].map(({ title, line }) => `${title}${line}`).join('');
  const [bold, plain] = await Promise.all([loadFace(700, `Waymark${words}`), loadFace(400, words)]);
  const trail = await readFile(join(app, 'ui/trail/trail.svg'), 'utf8');
  await mkdir(join(client, 'share'), { recursive: true });
  for (const [address, picture] of shared)
    await writeFile(join(client, address), render(drawPicture(picture, { bold, plain, trail }), 1200));
  await writeIcons(client);
}

/** Systems round the corners of the last two themselves, and may cut off a fifth of the maskable one. */
const icons = [
  { name: '192', size: 192, isRound: true },
  { name: '512', size: 512, isRound: true },
  { name: 'touch', size: 180, isRound: false },
  { name: 'maskable', size: 512, isRound: false },
];

async function writeIcons(client: string): Promise<void> {
  const mark = await readFile(join(app, 'public/favicon.svg'), 'utf8');
  await mkdir(join(client, 'icons'), { recursive: true });
  for (const { name, size, isRound } of icons) {
    const drawn = isRound ? mark : mark.replace(' rx="7"', '');
    await writeFile(join(client, 'icons', `${name}.png`), render(drawn, size));
  }
}

function render(svg: string, width: number): Uint8Array {
  const fitTo = { mode: 'width', value: width } as const;
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}
