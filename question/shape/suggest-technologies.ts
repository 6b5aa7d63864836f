import { shownWords, usualTechnologies } from '#lexicon/goal/usual-technologies.ts';
import { foldText } from '#search/text/plain-text.ts';

import type { ChosenGoal } from '../goal/choose-goal.ts';

/** What a thing is made with if nobody named a technology: for the browser, or for calculations. */
export function suggestTechnologies(message: string): readonly string[] {
  return shownWords.test(foldText(message)) ? ['javascript'] : ['python'];
}

/** A goal for beginners who have not named its technologies; others are only near. */
export function keepUsual(chosen: ChosenGoal): ChosenGoal {
  if (chosen.goal === null || chosen.goal.technologies.every((slug) => usualTechnologies.has(slug)))
    return chosen;
  return { ...chosen, goal: null, grade: 'likely' };
}
