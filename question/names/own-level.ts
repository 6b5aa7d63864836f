import type { Names } from '../../search/query/names.ts';
import { type LearnerLevel, readLevel } from './level.ts';
import { listMentioned, readMentions } from './mentions.ts';
import { listThoughts, type Thought } from './thoughts.ts';

/** The level in what is asked about, as the words of the question have it: who has years of Java behind them may begin with Kotlin. */
export function readOwnLevel(
  names: Names,
  text: string,
  technologies: readonly string[],
): LearnerLevel | null {
  const level = readLevel(text);
  if (level === null || technologies.length === 0) return level;
  const own = listThoughts(text).filter((thought) => !tellsOther(names, thought, technologies));
  return readLevel(own.map((thought) => thought.text).join(' '));
}

function tellsOther(names: Names, { text, told }: Thought, technologies: readonly string[]): boolean {
  const mentions = told === null ? [] : readMentions(names, text);
  const named = listMentioned(mentions);
  return mentions.length > 0 && !named.some((technology) => technologies.includes(technology));
}
