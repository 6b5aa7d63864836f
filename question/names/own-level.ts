import type { Names } from '../../search/query/names.ts';
import { type LearnerLevel, readLevel } from './level.ts';
import { listMentioned, readMentions } from './mentions.ts';
import { listClauses, type Clause } from './clauses.ts';

/** The level in what is asked about, as the words of the question have it: who has years of Java behind them may begin with Kotlin. */
export function readOwnLevel(
  names: Names,
  text: string,
  technologies: readonly string[],
): LearnerLevel | null {
  const level = readLevel(text);
  if (level === null || technologies.length === 0) return level;
  const own = listClauses(text).filter((clause) => !tellsOther(names, clause, technologies));
  return readLevel(own.map((clause) => clause.text).join(' '));
}

function tellsOther(names: Names, { text, stance }: Clause, technologies: readonly string[]): boolean {
  const mentions = stance === null ? [] : readMentions(names, text);
  const named = listMentioned(mentions);
  return mentions.length > 0 && !named.some((technology) => technologies.includes(technology));
}
