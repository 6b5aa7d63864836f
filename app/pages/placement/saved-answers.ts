import type { Answers } from '#planner/placement/placement.ts';
import { tabItems } from '../../browser/browser-storage.ts';

/** As long as the tab is open, a reload or a look at another page loses no answer. */
export function saveAnswers(technology: string, answers: Answers): void {
  const lines = [...answers].map(([key, knew]) => `${knew ? '+' : '-'}${key}`);
  tabItems.write(nameOf(technology), lines.join('\n'));
}

export function readAnswers(technology: string): Answers {
  const lines = (tabItems.read(nameOf(technology)) ?? '').split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(1), line.startsWith('+')]));
}

export function forgetAnswers(technology: string): void {
  tabItems.remove(nameOf(technology));
}

function nameOf(technology: string): string {
  return `placement:${technology}`;
}
