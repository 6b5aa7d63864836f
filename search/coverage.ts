import { holdsByName } from './query/planning.ts';
import { measureSaid, type Scope } from './scope.ts';
import type { WeighedWord } from './query/weighed-words.ts';
import type { Option } from './query/options.ts';

/** Whether what was found answers: `sure`, `hedged` (say that it may not), or `foreign` to what we teach. */
export type Band = 'sure' | 'hedged' | 'foreign';

/** The band of a coverage. Scores cannot tell: those of a good and of an absurd question overlap wholly. */
export function bandOf(coverage: number): Band {
  if (coverage >= 0.5) return 'sure';
  return coverage >= 0.25 ? 'hedged' : 'foreign';
}

/** How much of a question a topic holds: the words found in it by their weight, over all of them, 0 to 1. */
export function measureCoverage(scope: Scope, words: readonly WeighedWord[], place: number): number {
  let held = 0;
  let asked = 0;
  for (const { options, proof, role } of words) {
    asked += proof;
    const proving =
      role === 'everyday' ? options.filter((option) => holdsByName(scope, option.stems, place)) : options;
    held += proof * Math.max(0, ...proving.map((option) => coverOption(scope, option, place)));
  }
  return asked === 0 ? 0 : held / asked;
}

function coverOption(scope: Scope, { stems, covers }: Option, place: number): number {
  const held = stems.reduce((sum, stem) => sum + measureSaid(scope, stem, place), 0);
  return stems.length === 0 ? 0 : (covers * held) / stems.length;
}
