import { chooseQuestion } from '../placement/choose-question.ts';
import { findKnown } from '../placement/find-known.ts';
import type { Placement } from '../placement/placement.ts';

export type SimulatedRun = {
  readonly questions: number;
  /** Topics that are presumed known, and those of them that are. */
  readonly marked: number;
  readonly right: number;
  readonly known: number;
};

/** A whole placement of a learner who answers with slips and lucky guesses, `errorRate` of all answers. */
export function runPlacement(
  placement: Placement,
  known: ReadonlySet<number>,
  { errorRate, random }: { readonly errorRate: number; readonly random: () => number },
): SimulatedRun {
  const answers = new Map<string, boolean>();
  const done = new Set<string>();
  for (let key = ask(); key !== null; key = ask())
    answers.set(key, known.has(placement.keys.indexOf(key)) !== random() < errorRate);
  const marked = findKnown(placement, { answers, done });
  const right = marked.filter((key) => known.has(placement.keys.indexOf(key)));
  return { questions: answers.size, marked: marked.length, right: right.length, known: known.size };

  function ask() {
    return chooseQuestion(placement, { answers, done });
  }
}
