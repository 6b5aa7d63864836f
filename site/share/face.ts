import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { create } from 'fontkit';
import subsetFont from 'subset-font';

/** Draws a line of text as one path that begins at `x` on the line `y`. */
export type DrawText = (text: string, at: TextPlace) => string;
type TextPlace = { readonly x: number; readonly y: number; readonly size: number; readonly width?: number };

const file =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** The site's typeface in one weight. `characters` are those that will be drawn. */
export async function loadFace(weight: number, characters: string): Promise<DrawText> {
  const variable = await readFile(createRequire(import.meta.url).resolve(file));
  // Paths are read from a font with one weight only.
  const font = create(
    await subsetFont(variable, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  );
  if (!('layout' in font)) throw new Error('The typeface is a collection.');
  return (text, { x, y, size, width = Infinity }) => {
    const { glyphs, positions, advanceWidth } = font.layout(text);
    const scale = Math.min(size, (width * font.unitsPerEm) / advanceWidth) / font.unitsPerEm;
    let pen = 0;
    const paths = glyphs.map(({ path }, at) => {
      const drawn = path
        .scale(scale, -scale)
        .translate(x + pen * scale, y)
        .toSVG();
      pen += positions[at]?.xAdvance ?? 0;
      return drawn;
    });
    return `<path d="${paths.join('')}"/>`;
  };
}
