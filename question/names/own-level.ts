import { advancedWords, behindNames } from '#lexicon/intent/level-words.ts';

import { foldText } from '../../search/text/plain-text.ts';
import type { Names } from '../../search/query/names.ts';
import { type LearnerLevel, readLevel } from './level.ts';
import { listMentioned, readMentions } from './mentions.ts';
import { splitNames } from './technologies.ts';
import { listClauses, type Clause } from './clauses.ts';

/** The level in the subject, by the words of the question: who has years of Java may be a beginner in Kotlin. */
export function readOwnLevel(
  names: Names,
  text: string,
  technologies: readonly string[],
): LearnerLevel | null {
  const level = readLevel(text) ?? readNamedLevel(names, text);
  if (level === null || technologies.length === 0) return level;
  if (readLevel(text) === null) return level;
  const own = listClauses(text).filter((clause) => !tellsOther(names, clause, technologies));
  return readLevel(own.map((clause) => clause.text).join(' '));
}

function tellsOther(names: Names, { text, stance }: Clause, technologies: readonly string[]): boolean {
  const mentions = stance === null ? [] : readMentions(names, text);
  const named = listMentioned(mentions);
  return mentions.length > 0 && !named.some((technology) => technologies.includes(technology));
}

/** "Advanced Java" and "Java, advanced" name a level; "advanced React patterns" is a subject. */
function readNamedLevel(names: Names, text: string): LearnerLevel | null {
  const words = splitNames(foldText(text));
  const named = readMentions(names, text).filter(({ kind, stance }) => kind === 'covered' && stance === null);
  const isAdvanced = named.some(({ start, end }) => {
    const [before = '', after = '', next = ''] = [words[start - 1], words[end], words[end + 1]];
    return (advancedWords.has(before) && endsName(after)) || (advancedWords.has(after) && endsName(next));
  });
  return isAdvanced ? 3 : null;
}

function endsName(word: string): boolean {
  return word === '' || behindNames.has(word);
}
