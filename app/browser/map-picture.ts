/** A box of a map, in CSS pixels at full size. */
export type MapNode = {
  readonly slug: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its title. */
  readonly lines: readonly string[];
  /** What it comes after, as far as no line shows it. */
  readonly notes: readonly string[];
};

/** From a box to one that comes after it. `line` is the data of an SVG path. */
export type MapEdge = { readonly from: string; readonly to: string; readonly line: string };

/** A part of a map under a title. */
export type MapBand = {
  readonly lines: readonly string[];
  readonly y: number;
  readonly nodes: readonly MapNode[];
};

export type MapPicture = {
  readonly width: number;
  readonly height: number;
  /** The path along the posts of the bands. */
  readonly trail: string;
  readonly bands: readonly MapBand[];
  readonly edges: readonly MapEdge[];
};

/** Text in the boxes, and how it is set. */
export const mapText = {
  title: { size: 14.5, step: 18 },
  note: { size: 12, step: 15 },
  band: { size: 20, step: 25 },
  padding: { x: 12, y: 10 },
  /** Between a title and its notes. */
  gap: 4,
} as const;

export const mapPost = { width: 12, height: 28 } as const;

/** The base line of each line of text, below the top of its box. */
export function placeLines({ lines, notes }: Pick<MapNode, 'lines' | 'notes'>): number[] {
  const { title, note, padding, gap } = mapText;
  const below = padding.y + lines.length * title.step + gap;
  return [
    ...lines.map((_, at) => padding.y + at * title.step + 0.76 * title.step),
    ...notes.map((_, at) => below + at * note.step + 0.76 * note.step),
  ];
}

export function measureHeight({ lines, notes }: Pick<MapNode, 'lines' | 'notes'>): number {
  const { title, note, padding, gap } = mapText;
  const noteHeight = notes.length > 0 ? gap + notes.length * note.step : 0;
  return 2 * padding.y + lines.length * title.step + noteHeight;
}
