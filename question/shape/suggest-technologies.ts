import { shownWords, usualTechnologies } from '#lexicon/goal/usual-technologies.ts';
import { foldText } from '#search/text/plain-text.ts';

import type { ChosenGoal } from '../goal/choose-goal.ts';

/** What a thing is made with where nobody named a technology: what is tapped or seen in a browser, and what works things out. */
export function suggestTechnologies(message: string): readonly string[] {
  return shownWords.test(foldText(message)) ? ['javascript'] : ['python'];
}

/** A goal that a beginner may be led to without having named its technologies; another one is only near. */
export function keepUsual(chosen: ChosenGoal): ChosenGoal {
  if (chosen.goal === null || chosen.goal.technologies.every((slug) => usualTechnologies.has(slug)))
    return chosen;
  return { ...chosen, goal: null, grade: 'likely' };
}
