import type { ReplyInput } from '#question/reply-input.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/types/plan.ts';

import { readKnown } from './opening/known-topics.ts';
import type { Library } from '../library.ts';
import type { ReplyBody } from '../reply-body.ts';
import { type Block, cutBlocks, dayByDay, writeBlocks } from './days/plan-blocks.ts';
import { writePlanEnd } from './plan-end.ts';
import type { PlanAsk } from './opening/plan-ask.ts';
import { type PlannedReply, writePlanOpening } from './opening/plan-opening.ts';
import { chooseLevel, readPlanRequest } from './opening/read-plan-request.ts';
import { countReplyWords } from '../sentences.ts';
import { cutStack } from './opening/stack.ts';
import { type Aim, aimAtSimilar } from './goal/aim-at-similar.ts';
import { nameOwnThings } from './goal/own-things.ts';
import { offerGoals } from './goal/goal-lines.ts';
import { listPartKeys, listRequirements } from './requirements/choose-way.ts';
import { sayRequirements } from './requirements/requirement-lines.ts';
import { addNextGoals, listTopicsToPlan } from './goal/topics-to-plan.ts';
import { startWriter, type Size, type PlanWriter } from './days/plan-writer.ts';

type PlanWish = Extract<ReplyInput, { readonly intent: 'plan' }>;

/** A plan of exactly the days asked for: what was understood, the days, and what was left out. */
export function writePlanReply(all: Library, ask: PlanAsk, wished: PlanWish): ReplyBody {
  const library = nameOwnThings(all, wished);
  const aim = aimAtSimilar(library, ask, wished);
  if (aim.wish.technologies.length === 0)
    return { paragraphs: [...offerGoals(wished.nearGoals ?? []), ...askForTechnology()] };
  const { requested, ...planned } = planAim(library, ask, aim);
  const opening = writePlanOpening(library, { ask, ...planned });
  const required = sayRequirements(library, ask.requirements, planned.plan);
  const room = countReplyWords(required.join(' '));
  return { ...layOutPlan(library, planned.plan, opening, room), plan: requested };
}

/** Topics that may have been meant go where the days are too few for them beside a goal that is only similar. */
function planAim(library: Library, ask: PlanAsk, { wish, similar }: Aim): Planned {
  const known = readKnown(library, ask, { wish, level: chooseLevel(ask, wish) });
  const goal = similar?.goal ?? library.goals.get(wish.ourGoal?.id ?? '');
  const required = listRequirements(library, ask.requirements, wish.technologies);
  const parts = goal ? listPartKeys(goal, required) : [];
  const asked = {
    ...readPlanRequest(ask, { wish, known, goal, required }),
    ...(parts.length > 0 && { parts }),
  };
  const stack =
    wish.bundle === undefined ? null : cutStack(wish.technologies, { ...asked, needs: library.needs });
  const taught = stack?.taught ?? wish.technologies;
  const request = addNextGoals(library, { technologies: taught, request: asked }, wish.similarGoals);
  const requested = { technologies: taught, request };
  const plan = makePlan(listTopicsToPlan(library, requested), { ...request, needs: library.needs });
  const isTooMuch = similar && wish.goals.some(({ key }) => !plan.covered.includes(key));
  if (isTooMuch) return planAim(library, ask, { wish: { ...wish, goals: [] }, similar });
  return { wish, similar, known, stack, plan, requested };
}

type Planned = Omit<PlannedReply, 'ask'> & { readonly requested: RequestedPlan };

/** The opening, the days as long as the reply may be, and what was left out. `extra` words say what the learner's own thing has to do, and cost no task. */
export function layOutPlan(library: Library, plan: Plan, opening: readonly string[], extra = 0): ReplyBody {
  const end = writePlanEnd(library, plan);
  const room = maxWords(plan.request.days) + extra - countReplyWords([...opening, ...end].join(' '));
  const { blocks, paragraphs, cut } = writeWithin(library, plan, room);
  const before = cut === null ? opening : [...opening, cut];
  return {
    paragraphs: [...before, ...paragraphs, ...end],
    wordable: { kind: 'plan', blocks, at: before.length },
  };
}

const short = 'To keep this short,';
const cutShort = `${short} long tasks are cut. The link of each topic leads to the rest.`;
const cutOut = `${short} the tasks are left out. The link of each topic leads to its task.`;
const cutBare = `${short} topics are only named here. The link of each leads to its pages and its task.`;

/** A day takes at most about 90 words; nobody reads more than some six pages. */
function maxWords(days: number): number {
  return days > dayByDay ? 2900 : Math.min(2650, 400 + 90 * days);
}

type Try = Size & { readonly times: number };

/** Words that a task may take, tried one after the other; at last none, where a link has to do. */
const lengths = [Infinity, 45, 32, 22, 12, 6, 0].map((taskWords): Try => ({
  taskWords,
  bare: false,
  times: 1,
}));
/** A plan by weeks or months begins with the second; where it is still too long, topics are only named, and blocks grow. */
const longLengths = [
  ...lengths.slice(1),
  ...[1, 2, 4].map((times): Try => ({ taskWords: 0, bare: true, times })),
];

type Written = {
  readonly blocks: readonly Block[];
  readonly paragraphs: readonly string[];
  /** What was left out to stay within the length, null where nothing was. */
  readonly cut: string | null;
};

/** The days with their tasks as long as the reply may be. */
function writeWithin(library: Library, plan: Plan, words: number): Written {
  const [first, ...shorter] = plan.days.length > dayByDay ? longLengths : lengths;
  let written = writeOnce(library, plan, first);
  for (const size of shorter) {
    if (countReplyWords(written.paragraphs.join(' ')) <= words) break;
    written = writeOnce(library, plan, size);
  }
  return written;
}

function writeOnce(library: Library, plan: Plan, size = { taskWords: 0, bare: true, times: 1 }): Written {
  const [blocks, writer] = [cutBlocks(plan, size.times), startWriter(library, plan, size)];
  const paragraphs = writeBlocks(writer, blocks);
  return { blocks, paragraphs, cut: sayCut(writer) };
}

function sayCut({ cut, taskWords, bare }: PlanWriter): string | null {
  if (bare) return cutBare;
  if (cut.size === 0) return null;
  return taskWords > 0 ? cutShort : cutOut;
}

function askForTechnology(): string[] {
  return [
    'Which technology shall I plan? Write its name into the Language field; all are listed under [Roadmaps](/language).',
    'If you have never programmed, [Python](/language/python) is a good start, and [HTML](/language/html) if you want to make web pages.',
  ];
}
