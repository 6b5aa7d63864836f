import type { ChoicePurpose } from '#lexicon/intent/choice-words.ts';
import { nameOption, type WeighedChoice, type WeighedOption } from '#question/contrasts/read-choice.ts';

import { verdicts } from './verdicts.ts';
import { builtOn } from './when.ts';

export type Verdict = {
  readonly option: WeighedOption;
  /** Why, as a sentence without its period; null where we hold nothing that decides. */
  readonly why: string | null;
  /** Where it comes first because another option is built on it: that one. */
  readonly before?: WeighedOption;
  /** Where it builds on what is known already: that. */
  readonly after?: WeighedOption | undefined;
};

type Needs = Readonly<Record<string, readonly string[]>>;

/** Which of some technologies to take: what another is built on comes first, else what suits the purpose best. */
export function chooseOption({ options, purpose, known }: WeighedChoice, needs: Needs): Verdict | null {
  const [first] = options;
  if (!first) return null;
  const ground = findGround(options, needs);
  const upper = ground && nameOption(ground.base) === known ? rank([ground.upper], 'any')[0] : undefined;
  if (upper) return { ...upper, after: ground?.base };
  if (ground) return { option: ground.base, why: null, before: ground.upper };
  const ranked = purpose === null ? [] : rank(options, purpose);
  const isDecided = ranked.length > (purpose === 'phone' ? 0 : 1);
  const [best] = isDecided ? ranked : rank(options, 'any');
  return best ?? null;
}

function rank(options: readonly WeighedOption[], purpose: ChoicePurpose | 'any'): Verdict[] {
  return verdicts[purpose].flatMap(([name, why]) => {
    const option = options.find((one) => nameOption(one) === name);
    return option ? [{ option, why }] : [];
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
