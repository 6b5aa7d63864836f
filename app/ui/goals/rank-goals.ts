import { foldText } from '#search/text/plain-text.ts';
import { stemWord } from '#search/text/stem.ts';

import type { GoalCard, InterestData } from '../../browser/page-types.ts';

/** What people call each goal, by its id. */
export type GoalNames = Readonly<Record<string, readonly string[]>>;

/** The texts of each goal as stems. Words of one text belong together. */
type GoalIndex = readonly { readonly goal: GoalCard; readonly texts: readonly Text[] }[];
type Text = { readonly stems: readonly string[]; readonly weight: number };

/** A goal is shown if it has at least this share of what the best one has. */
const near = 0.6;
const maxFound = 12;
const fillers = new Set(
  'a an the and or not of to for in on at with by if is are my our your i we me want make need from as'.split(
    ' ',
  ),
);

/** A title and an interest weigh most; all words together find what no single text says. */
export function makeGoalIndex(interests: readonly InterestData[], names: GoalNames): GoalIndex {
  return interests.flatMap((interest) =>
    interest.goals.map((goal) => {
      const { id, title, who, technologies } = goal;
      const about = [who, ...technologies].join(' ');
      const main = [title, interest.title].map((text) => ({ stems: listStems(text), weight: 1.25 }));
      const others = [...(names[id] ?? []), about].map((text) => ({ stems: listStems(text), weight: 1 }));
      const all = { stems: [...main, ...others].flatMap(({ stems }) => stems), weight: 0.8 };
      return { goal, texts: [...main, ...others, all] };
    }),
  );
}

/** The goals that hold most of what was typed, best first. The last word may be incomplete. Rare words count more. */
export function rankGoals(index: GoalIndex, typed: string): GoalCard[] {
  const wanted = listStems(typed).map((stem) => {
    const holders = index.filter(({ texts }) => texts.some(({ stems }) => measure(stems, stem) > 0));
    return { stem, rarity: Math.log(1 + index.length / Math.max(1, holders.length)) };
  });
  const scored = index.map(({ goal, texts }) => {
    const scores = texts.map(({ stems, weight }) =>
      wanted.reduce((sum, { stem, rarity }) => sum + weight * rarity * measure(stems, stem), 0),
    );
    return { goal, score: Math.max(...scores) };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * near)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxFound)
    .map(({ goal }) => goal);
}

/** The whole word counts in full, the beginning of one for half. */
function measure(stems: readonly string[], stem: string): number {
  if (stems.includes(stem)) return 1;
  return stem.length > 2 && stems.some((one) => one.startsWith(stem)) ? 0.5 : 0;
}

function listStems(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+(?:[+#]+|'\p{L}+)?/gu) ?? [];
  const informative = words.filter((word) => !fillers.has(word));
  return [...new Set(informative.map((word) => stemWord(word.replace(/'.*/, ''))))];
}
