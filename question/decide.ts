import { asking, hasTechnology, leads, rankIntents } from './evidence.ts';
import type { Features } from './features.ts';
import { gradeRoute, type ReplyRoute } from './grade-route.ts';
import { type Grade, type Intent, intents } from './meaning/meaning.ts';
import {
  asksQuiz,
  buildsThing,
  tellsEnd,
  asksWorth,
  describesOurs,
  describesThing,
  hasExam,
  hasGoal,
  isTold,
  namesOnlyPlan,
  namesPlan,
  namesTime,
  wantsOurGoal,
  wishesToLearn,
} from './plan-evidence.ts';
import {
  asksNoRoadmap,
  asksNothing,
  asksWhatWeHold,
  hasNoRoadmap,
  isHomework,
  mayAskWhatWeHold,
  losesHeart,
  onlyChats,
  wantsHarm,
  wantsUncovered,
  weighsOnly,
} from './reply-evidence.ts';

export type Decision = {
  readonly row: string;
  readonly intent: Intent;
  readonly others: readonly Intent[];
  readonly grade: Grade;
  readonly route: ReplyRoute;
};

type Holds = (seen: Features) => boolean;
type Row = readonly [name: string, route: ReplyRoute, intent: Intent | 'asked', holds: Holds];

/** The reply to each intent that the classifier finds the likeliest. */
const routes: readonly (readonly [Intent, ReplyRoute, Holds?])[] = [
  ['plan', 'plan'],
  ['career', 'plan', asksWorth],
  ['career', 'advice'],
  ['next', 'advice'],
  ['chat', 'small-talk', (seen) => !seen.orders],
  ['discouraged', 'encouragement'],
  ['cheat', 'homework'],
  ['harm', 'refusal', wantsHarm],
  ['uncovered', 'uncovered', wantsUncovered],
  ['offtopic', 'off-topic'],
  ['meta', 'about-us'],
  ['nonsense', 'lost'],
];

/** The first row that holds decides: what the words make plain, then what the classifier says, then signs of a plan if it is unsure. */
const table: readonly Row[] = [
  ['nothing said', 'plan', 'plan', (seen) => seen.isEmpty],
  ['orders to a machine', 'lost', 'nonsense', (seen) => seen.isOrder],
  ['harm by its words', 'refusal', 'harm', (seen) => seen.isUnsafe],
  ['nothing asked', 'plan', 'plan', asksNothing],
  ['politeness', 'small-talk', 'chat', (seen) => seen.smallTalk !== null],
  ['about us', 'about-us', 'meta', (seen) => seen.ofUs],
  ['a thing that ours can make', 'plan', 'plan', describesOurs],
  ['an end told at length', 'plan', 'plan', tellsEnd],
  ['joy or thanks', 'small-talk', 'chat', onlyChats],
  ['no roadmap', 'uncovered', 'uncovered', hasNoRoadmap],
  ['a name without a roadmap', 'uncovered', 'uncovered', asksNoRoadmap],
  ['a plan and nothing else', 'plan', 'plan', namesOnlyPlan],
  ['a plan by name', 'plan', 'plan', namesPlan],
  ['a thing to make', 'plan', 'plan', buildsThing],
  ['what a thing has to do', 'plan', 'plan', describesThing],
  ['work to hand in', 'homework', 'cheat', isHomework],
  ['no technology yet', 'plan', 'plan', (seen) => seen.chooses && !hasTechnology(seen)],
  ['an examination', 'plan', 'plan', hasExam],
  ['a quiz', 'answer', 'asked', asksQuiz],
  ['a wish to learn', 'plan', 'plan', wishesToLearn],
  ['what work it leads to', 'advice', 'career', (seen) => seen.weighs && seen.asksWork],
  ['a choice', 'advice', 'compare', weighsOnly],
  ['a life told', 'plan', 'plan', isTold],
  ['a question', 'answer', 'asked', asksWhatWeHold],
  ...routes.map(([intent, route, holds]): Row => [
    `likely ${intent}`,
    route,
    intent,
    (seen) => leads(seen, intent) && (holds?.(seen) ?? true),
  ]),
  ['a word for learning', 'plan', 'plan', (seen) => seen.learnWord && !seen.asks],
  ['a goal of ours', 'plan', 'plan', wantsOurGoal],
  ['a goal', 'plan', 'plan', hasGoal],
  ['a time to learn', 'plan', 'plan', namesTime],
  ['a plan if anything', 'plan', 'plan', (seen) => rankIntents(seen)[0] === 'plan'],
  ['most likely a question', 'answer', 'asked', mayAskWhatWeHold],
  ['lost heart', 'encouragement', 'discouraged', losesHeart],
];

export function decide(seen: Features): Decision {
  const found = table.find(([, , , holds]) => holds(seen));
  const [row, route, decided] = found ?? (['lost', 'lost', rankIntents(seen)[0] ?? 'plan'] as const);
  const ranked = intents.toSorted((one, other) => seen.shares[other] - seen.shares[one]);
  const intent = decided === 'asked' ? (ranked.find((one) => asking.has(one)) ?? 'concept') : decided;
  const others = ranked.filter((one) => one !== intent && seen.shares[one] >= minShare).slice(0, 2);
  return { row, intent, others, grade: gradeRoute(seen, { route, intent }), route };
}

const minShare = 0.03;
