import { mapText } from '#app/browser/map-picture.ts';
import { measureText } from '#site/map/measure-text.ts';

type Point = { readonly x: number; readonly y: number };
export type DrawnBox = Point & { readonly name: string; readonly width: number; readonly height: number };
type Text = Point & { readonly words: string; readonly size: number };
type LinkBox = DrawnBox & { readonly href: string; readonly texts: readonly Text[] };

/** A map as its finished page has it. */
export type DrawnMap = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly LinkBox[];
  readonly titles: readonly DrawnBox[];
  /** The points that lines go through. */
  readonly lines: readonly (readonly Point[])[];
};

export function readMap(html: string): DrawnMap {
  const [svg = ''] = /<svg class="map-drawing".*?<\/svg>/s.exec(html) ?? [];
  const titles = [...svg.matchAll(/<g class="map-title"[^>]*>(.*?)<\/g>/gs)];
  const [, paths = ''] = /<g class="map-lines"[^>]*>(.*?)<\/g>/s.exec(svg) ?? [];
  const [, drawn = ''] = [...paths.matchAll(/ d="([^"]*)"/g)].at(-1) ?? [];
  return {
    svg,
    width: read(svg, 'width'),
    height: read(svg, 'height'),
    boxes: [...svg.matchAll(/<a [^>]*>.*?<\/a>/gs)].map(([link]) => readLink(link)),
    titles: titles.flatMap(([, title = '']) => readTexts(title).map(measureTitle)),
    lines: drawn.split('M').slice(1).map(readPoints),
  };
}

/** At least as far as a hairline on both. */
export function isApart(one: DrawnBox, other: DrawnBox): boolean {
  const gap = 3;
  return (
    one.x + one.width + gap <= other.x ||
    other.x + other.width + gap <= one.x ||
    one.y + one.height + gap <= other.y ||
    other.y + other.height + gap <= one.y
  );
}

function readLink(link: string): LinkBox {
  const [rect = ''] = /<rect [^>]*>/.exec(link) ?? [];
  const [, name = ''] = /aria-label="([^"]*)"/.exec(link) ?? [];
  const [, href = ''] = /href="([^"]*)"/.exec(link) ?? [];
  const size = { width: read(rect, 'width'), height: read(rect, 'height') };
  return {
    name: decode(name),
    href,
    x: read(rect, 'x'),
    y: read(rect, 'y'),
    ...size,
    texts: readTexts(link),
  };
}

function readTexts(part: string): Text[] {
  return [...part.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', words = '']) => ({
    words: decode(words).trim(),
    x: read(attributes, 'x'),
    y: read(attributes, 'y'),
    size: attributes.includes('map-note') ? mapText.note.size : mapText.title.size,
  }));
}

function measureTitle({ words, x, y }: Text): DrawnBox {
  const { size } = mapText.band;
  return {
    name: words,
    x,
    y: y - size,
    width: measureText(words, { size, isBold: true }),
    height: 1.25 * size,
  };
}

/** Lines are straight between these points, so a few more between them are enough to test where they run. */
function readPoints(path: string): Point[] {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  const corners = numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0 }] : []));
  return corners.flatMap((corner, at) => {
    const next = corners[at + 1] ?? corner;
    return Array.from({ length: 20 }, (_, part) => ({
      x: corner.x + ((next.x - corner.x) * part) / 20,
      y: corner.y + ((next.y - corner.y) * part) / 20,
    }));
  });
}

function read(attributes: string, name: string): number {
  return Number(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? Number.NaN);
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
