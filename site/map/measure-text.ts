import { join } from 'node:path';

import { openSync } from 'fontkit';

const file = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
const font = openFont();
/** By how much bold text is wider. */
const bold = 1.07;

/** The width of a text in the site's typeface, by its glyphs. */
export function measureText(text: string, { size, isBold = false }: TextStyle): number {
  return ((font.layout(text).advanceWidth * size) / font.unitsPerEm) * (isBold ? bold : 1);
}

export type TextStyle = { readonly size: number; readonly isBold?: boolean };

function openFont() {
  const opened = openSync(file);
  if (!('layout' in opened)) throw new Error('The typeface is a collection.');
  return opened;
}
