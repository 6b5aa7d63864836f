import type { Understanding } from '#finding/understanding.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/plan.ts';

import type { Library } from './library.ts';
import type { Letter } from './letter.ts';
import { cutBlocks, dayByDay, writeBlocks } from './plan-blocks.ts';
import { writePlanEnd } from './plan-end.ts';
import type { PlanAsk } from './plan-ask.ts';
import { writePlanOpening } from './plan-opening.ts';
import { readPlanRequest } from './plan-request.ts';
import { countWords } from './sentences.ts';
import { cutStack } from './stack.ts';
import { beginTelling } from './telling.ts';

type PlanWish = Extract<Understanding, { readonly intent: 'plan' }>;

/** A plan of exactly the days asked for: what was understood, the days, and what was left out. */
export function writePlanLetter(library: Library, ask: PlanAsk, wish: PlanWish): Letter {
  if (wish.technologies.length === 0) return { paragraphs: askForTechnology() };
  const asked = readPlanRequest(library, ask, wish);
  const stack =
    wish.bundle === undefined ? null : cutStack(wish.technologies, { ...asked, needs: library.needs });
  const taught = stack?.taught ?? wish.technologies;
  const topics = taught.flatMap((slug) => library.planTopics.get(slug) ?? []);
  const plan = makePlan(topics, { ...asked, needs: library.needs });
  const blocks = cutBlocks(plan);
  const opening = writePlanOpening(library, { ask, wish, plan, stack });
  const end = writePlanEnd(library, plan);
  const room = mostWords(ask.days) - countWords([...opening, ...end].join(' '));
  const { paragraphs, isCut } = writeWithin(library, plan, room);
  const before = isCut ? [...opening, cutShort] : opening;
  return {
    paragraphs: [...before, ...paragraphs, ...end],
    wordable: { kind: 'plan', blocks, at: before.length },
    plan: { technologies: taught, request: asked },
  };
}

const cutShort = 'To keep this short, only the beginning of a task stands here. Its link leads to the rest.';

/** A day takes at most about 90 words; nobody reads more than some six pages. */
function mostWords(days: number): number {
  return days > dayByDay ? 2900 : Math.min(2650, 400 + 90 * days);
}

/** Words that a task may take, tried one after the other; at last none, where a link has to do. */
const lengths = [Infinity, 45, 32, 22, 12, 6, 0];

/** The days with their tasks as long as the letter's length allows. */
function writeWithin(library: Library, plan: Plan, words: number) {
  const blocks = cutBlocks(plan);
  const [longest = 0, ...shorter] = plan.days.length > dayByDay ? lengths.slice(1) : lengths;
  const write = (length: number) => writeBlocks(beginTelling(library, plan, length), blocks);
  let [paragraphs, isCut] = [write(longest), longest < Infinity];
  for (const length of shorter) {
    if (countWords(paragraphs.join(' ')) <= words) break;
    [paragraphs, isCut] = [write(length), true];
  }
  return { paragraphs, isCut };
}

function askForTechnology(): string[] {
  return [
    'Which technology shall I plan? Write its name into the Language field; all 26 are under [Roadmaps](/language).',
    'If you have never programmed, [Python](/language/python) is a good start, and [HTML](/language/html) if you want to make web pages.',
  ];
}
