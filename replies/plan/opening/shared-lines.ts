import type { SharedTopics } from '#question/reply-input.ts';
import type { PlanIntent } from '#question/reply-input.ts';
import type { Plan } from '#planner/types/plan.ts';
import { listSome } from '#wording/lists.ts';

import { sayLearnFirst } from '../learn-first.ts';
import type { Known } from './known-topics.ts';
import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { splitSentences } from '../../sentences.ts';
import { linkTopic, nameOf } from '../../words.ts';

const [maxTold, maxNamed] = [2, 5];

type Planned = {
  readonly wish: PlanIntent;
  readonly plan: Pick<Plan, 'covered'>;
  readonly known: Pick<Known, 'shared'>;
};

/** What is different from a technology that the learner knows, what compares the two, and what the plan takes as known. */
export function sayShared(library: Library, { wish, plan, known }: Planned): string[] {
  return (wish.shared ?? []).slice(0, maxTold).flatMap((one) => {
    const keys = one.keys.filter((key) => known.shared.includes(key));
    return sayTaken(library, one.known, keys).toSpliced(0, 0, sayDifferent(library, one, plan));
  });
}

function sayDifferent(
  library: Library,
  { known, contrast, comparing }: SharedTopics,
  { covered }: Planned['plan'],
): string {
  const [first = ''] = splitSentences(contrast.different);
  const topic = comparing !== null && covered.includes(comparing) ? library.topics.get(comparing) : undefined;
  const more = topic ? ` ${linkTopic(topic)} comes first, after what it depends on.` : '';
  return `You know ${escapeMarks(nameOf(library, known))}. What is different: ${escapeMarks(first)}${more}`;
}

function sayTaken(library: Library, known: string, keys: readonly string[]): string[] {
  if (keys.length === 0) return [];
  const links = keys.flatMap((key) => library.topics.get(key) ?? []).map(linkTopic);
  const name = escapeMarks(nameOf(library, known));
  return [
    `Taken as known, as ${name} has it too: ${listSome(links, maxNamed)}. ${sayLearnFirst(keys.length)}`,
  ];
}
