import { makePlan } from '#planner/make-plan.ts';
import { maxDays, type PlanRequest } from '#planner/types/plan-request.ts';
import { count } from '#wording/counts.ts';
import { describeEnough, describeReached } from '#wording/plan.ts';

import { goOn, listContentTopics, type PlanContent } from '../../plan-content.ts';
import { formatEnd, type FitMessage } from './describe-fit.ts';

export type GoalAsked = {
  readonly content: PlanContent;
  readonly request: PlanRequest;
  readonly steps: readonly { readonly key: string; readonly title: string }[];
};

/** Which step the days reach, and a number of days that is enough for all of them. */
export function describeGoalFit(asked: GoalAsked, starts: string): FitMessage {
  const { request, steps } = asked;
  const open = steps.filter(({ key }) => !request.known?.includes(key));
  if (open.length === 0) return { words: 'You have done all of its steps already.', days: null };
  const ends = findEnds(asked, request.days);
  const last = ends.at(-1);
  if (last && ends.length === open.length)
    return {
      words: `${sayAll(open.length)} It is made on day ${last.day}, ${formatEnd(starts, last.day)}.`,
      days: null,
    };
  const enough = findEnough(asked, open.length);
  const until = enough === null ? '' : ` ${describeEnough(enough)}, until ${formatEnd(starts, enough)}.`;
  const reached = last
    ? `Too few days: ${describeReached({ ...last, all: steps.length })}.`
    : 'Too few days for its next step.';
  return { words: `${reached}${until}`, days: enough };
}

function sayAll(steps: number): string {
  return steps === 1 ? 'The step fits.' : `All ${count(steps, 'step')} fit.`;
}

/** The steps that a number of days finishes, with their days. */
function findEnds({ content, request, steps }: GoalAsked, days: number) {
  const asked = goOn(content, { ...request, days });
  const plan = makePlan(listContentTopics(content, asked), asked);
  const items = plan.days.flatMap((day) => day.items.map((item) => ({ ...item, day: day.day })));
  return steps.flatMap(({ key, title }, at) => {
    const end = items.find((item) => item.key === key && item.part === item.parts);
    return end ? [{ number: at + 1, title, day: end.day }] : [];
  });
}

/** More days never make less, so the search halves. Null beyond what a plan may have. */
function findEnough(asked: GoalAsked, steps: number): number | null {
  const isEnough = (days: number) => findEnds(asked, days).length === steps;
  let [few, many] = [asked.request.days, asked.request.days];
  while (!isEnough(many)) {
    if (many === maxDays) return null;
    [few, many] = [many, Math.min(maxDays, many * 2)];
  }
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (isEnough(middle)) many = middle;
    else few = middle;
  }
  return many;
}
