import type { Contrast } from '#content/contrast-schema.ts';
import type { TopicIndex } from '../../search/index.ts';
import { cleanText, foldText } from '../../search/text/plain-text.ts';

export type Side = { readonly contrast: Contrast; readonly side: number };

export type ContrastIndex = Pick<TopicIndex, 'names' | 'topics'> & {
  /** Ideas by name. */
  readonly ideas: ReadonlyMap<string, readonly Side[]>;
  readonly technologies: ReadonlyMap<string, readonly Side[]>;
};

export const maxNameWords = 6;

export function makeContrastIndex(
  contrasts: readonly Contrast[],
  { names, topics }: Pick<TopicIndex, 'names' | 'topics'>,
): ContrastIndex {
  const sides = contrasts.flatMap(({ names: sideNames }, at) => {
    const contrast = contrasts[at];
    return contrast ? sideNames.map((_, side): Side => ({ contrast, side })) : [];
  });
  const spelled = sides
    .filter(({ contrast }) => !isOfTechnologies(contrast))
    .flatMap((one) =>
      (one.contrast.names[one.side] ?? []).map((name) => [listNameWords(name).join(' '), one] as const),
    );
  return {
    names,
    topics,
    ideas: groupSides(spelled),
    technologies: groupSides(
      sides
        .filter(({ contrast }) => isOfTechnologies(contrast))
        .map((one) => [one.contrast.between[one.side] ?? '', one] as const),
    ),
  };
}

export function isOfTechnologies({ between }: Contrast): boolean {
  return between.every((one) => !one.includes('/'));
}

export function listTechnologies({ between, topics }: Pick<Contrast, 'between' | 'topics'>): string[] {
  return [...new Set([...between, ...topics].map((one) => one.split('/')[0] ?? one))];
}

/** Folded words, and the signs that distinguish names: "O(n)" is not "O(n log n)", and == is a name. */
export function listNameWords(text: string): string[] {
  return foldText(cleanText(text)).match(/[\p{L}\p{M}\p{N}]+(?:'[a-z]+)?|={2,}|[()^]/gu) ?? [];
}

function groupSides(pairs: readonly (readonly [string, Side])[]): Map<string, readonly Side[]> {
  return new Map(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, found]) => [name, found.map(([, side]) => side)]),
  );
}
