import type { ChoicePurpose } from '#lexicon/intent/choice-words.ts';
import { nameOption, type WeighedChoice, type WeighedOption } from '#question/contrasts/read-choice.ts';

import type { CareerPair } from '#content/careers/career-schema.ts';
import { verdicts } from './verdicts.ts';
import { builtOn } from './when.ts';

export type Verdict = {
  readonly option: WeighedOption;
  /** Why, as it goes on behind a colon; null where we hold nothing that decides. */
  readonly why: string | null;
  /** Where it comes first because another option is built on it: that one. */
  readonly before?: WeighedOption;
  /** Where it builds on what is known already: that. */
  readonly after?: WeighedOption | undefined;
};

type Needs = Readonly<Record<string, readonly string[]>>;

/** What decides: what builds on what, and what is written about two of them. */
type Known = { readonly needs: Needs; readonly careers: { readonly pairs: readonly CareerPair[] } };

/** Which of some technologies to take: what another is built on comes first, else what suits the purpose best. */
export function chooseOption(choice: WeighedChoice, { needs, careers }: Known): Verdict | null {
  const { options, purpose, known } = choice;
  const [first] = options;
  if (!first) return null;
  const ground = findGround(options, needs);
  const upper = ground && nameOption(ground.base) === known ? rank([ground.upper], 'any')[0] : undefined;
  if (upper) return { ...upper, after: ground?.base };
  if (ground) return { option: ground.base, why: null, before: ground.upper };
  const written = findWritten(careers.pairs, choice);
  if (written) return written;
  const ranked = purpose === null ? [] : rank(options, purpose);
  const isDecided = ranked.length > (purpose === 'phone' ? 0 : 1);
  const [best] = isDecided ? ranked : rank(options, 'any');
  return best ?? null;
}

/** What is written about these two for the purpose, or for any where none is said. */
function findWritten(pairs: readonly CareerPair[], { options, purpose }: WeighedChoice): Verdict | null {
  const names = options.map(nameOption);
  const pair = pairs.find(({ between }) => names.length === 2 && between.every((one) => names.includes(one)));
  const found = pair?.for[purpose ?? 'any'];
  const option = options.find((one) => nameOption(one) === found?.take);
  return found && option ? { option, why: found.why } : null;
}

function rank(options: readonly WeighedOption[], purpose: ChoicePurpose | 'any'): Verdict[] {
  return verdicts[purpose].flatMap(([name, why]) => {
    const option = options.find((one) => nameOption(one) === name);
    return option ? [{ option, why: `${why}.` }] : [];
  });
}

function findGround(
  options: readonly WeighedOption[],
  needs: Needs,
): { readonly base: WeighedOption; readonly upper: WeighedOption } | null {
  if (options.length > 2) return null;
  const isBuiltOn = (upper: string, base: string) =>
    builtOn[upper] === base || needs[upper]?.includes(base) === true;
  const pairs = options.flatMap((base) =>
    options
      .map((upper) => ({ base, upper }))
      .filter(({ upper }) => isBuiltOn(nameOption(upper), nameOption(base))),
  );
  return pairs[0] ?? null;
}
