import { readFileSync } from 'node:fs';

import { compileWishes, parseWishes, type Wish } from '#content/wishes.ts';
import { loadGoalWords, loadLibraryContent, loadWishes } from '#content/library.ts';
import { type GoalIndex, indexGoals } from '#question/goal/goal-index.ts';
import { rankWishedGoals } from '#question/goal/rank-wished-goals.ts';
import { isEnglish, translateTerms } from '#question/translate.ts';
import { understand } from '#question/understand.ts';

import { makeLibrary } from '../replies/library.ts';

/**
 * `node bench/goals.ts` asks the sentences of each author of an index made of the others. `node bench/goals.ts FILE …` asks lines of a
 * goal and a sentence, or of "none" and a sentence. Figures: the right goal is the nearest by words; it is first, or among three, of what
 * the assistant takes or has to choose from; it is taken, and how many of those are right. Of "none", how many are given a goal.
 */
const content = await loadLibraryContent();
const [library, chosen] = [makeLibrary(content), await loadGoalWords()];
const files = process.argv.slice(2);

if (files.length > 0)
  for (const file of files) report(file, parseWishes(readFileSync(file, 'utf8'), file), library.goalIndex);
else
  for (const [author, own] of Map.groupBy(await loadWishes(), (wish) => wish.author)) {
    const others = (await loadWishes()).filter((wish) => wish.author !== author);
    report(author, own, indexGoals(content.goals, compileWishes(others, chosen)));
  }

function report(name: string, wishes: readonly Wish[], index: GoalIndex): void {
  const asked = wishes.map((wish) => ask(wish, index));
  const [goals, none] = [true, false].map((isGoal) =>
    asked.filter((one) => (one.goal !== 'none') === isGoal),
  );
  if (goals && goals.length > 0) reportGoals(name, goals);
  if (none && none.length > 0) {
    const taken = none.filter((one) => one.taken !== null);
    console.info(`${name}: ${none.length} without a goal, given one ${share(taken, none)}`);
    for (const { taken: id, text } of taken) console.info(`  ${id} | ${text}`);
  }
}

type Asked = ReturnType<typeof ask>;

function ask({ goal, text }: Wish, index: GoalIndex) {
  const read = understand(library.index, { problem: text, language: '' }, index);
  const terms = isEnglish(text) ? text : `${text} ${translateTerms(text)}`;
  const nearest = rankWishedGoals(index, terms)[0]?.id;
  const isPlan = read.intent === 'plan';
  const choices = (read.nearGoals ?? []).map(({ id }) => id);
  return { goal, text, nearest, choices, taken: (isPlan ? read.ourGoal?.id : undefined) ?? null };
}

function reportGoals(name: string, asked: readonly Asked[]): void {
  const taken = asked.filter((one) => one.taken !== null);
  const figures = {
    nearest: share(
      asked.filter((one) => isRight(one, one.nearest)),
      asked,
    ),
    first: share(
      asked.filter((one) => isRight(one, one.choices[0])),
      asked,
    ),
    three: share(
      asked.filter((one) => one.choices.some((id) => isRight(one, id))),
      asked,
    ),
    taken: share(taken, asked),
    'of them right': share(
      taken.filter((one) => isRight(one, one.taken)),
      taken,
    ),
  };
  const said = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
  console.info(`${name}: ${asked.length} with a goal, ${said.join(', ')}`);
}

function isRight({ goal }: Asked, id: string | null | undefined): boolean {
  return goal.split('|').some((right) => right === id);
}

function share(some: readonly unknown[], all: readonly unknown[]): string {
  return (some.length / Math.max(1, all.length)).toFixed(3);
}
