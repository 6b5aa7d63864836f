import { askShare, hasTechnology, isAnswered, isClearly, isLikely, isPlainly, isSure } from './evidence.ts';
import type { Features } from './features.ts';
import { gradeRoute } from './grade-route.ts';
import { type Grade, type Intent, intents } from './meaning.ts';
import {
  asksWorth,
  hasExam,
  hasGoal,
  isBare,
  namesPlan,
  namesTime,
  tellsOfLife,
  tellsOfSelf,
  tellsOnly,
  wantsPlan,
  wishesToLearn,
} from './plan-evidence.ts';
import {
  asksOutcome,
  hasLostHeart,
  hasNoRoadmap,
  isBeside,
  isElsewhere,
  isHeld,
  isHomework,
  isNameless,
  weighsOnly,
} from './reply-evidence.ts';

/** What is replied with. */
export type ReplyRoute =
  | 'plan'
  | 'answer'
  | 'opening'
  | 'homework'
  | 'advice'
  | 'small-talk'
  | 'encouragement'
  | 'about-us'
  | 'refusal'
  | 'uncovered'
  | 'off-topic'
  | 'lost';

/** What a message means and how it is answered. */
export type Decision = {
  /** The row of the table that decided. */
  readonly row: string;
  readonly intent: Intent;
  /** The next likeliest, at most two. */
  readonly others: readonly Intent[];
  readonly grade: Grade;
  readonly route: ReplyRoute;
};

type Holds = (seen: Features) => boolean;
type Row = readonly [name: string, route: ReplyRoute, intent: Intent | 'asked', holds: Holds];

/** The first row that holds decides. */
const table: readonly Row[] = [
  ['nothing said', 'plan', 'plan', (seen) => seen.isEmpty],
  ['orders to a machine', 'lost', 'nonsense', (seen) => seen.isOrder],
  ['harm by its words', 'refusal', 'harm', (seen) => seen.isUnsafe],
  ['harm', 'refusal', 'harm', (seen) => seen.shares.harm >= 0.95 && !isAnswered(seen)],
  ['politeness', 'small-talk', 'chat', (seen) => seen.smallTalk !== null],
  ['no roadmap', 'uncovered', 'uncovered', hasNoRoadmap],
  ['surely the site', 'about-us', 'meta', (seen) => isSure(seen, 'meta') && !seen.ofLife],
  ['surely chat', 'small-talk', 'chat', (seen) => isSure(seen, 'chat') && !seen.ofLife],
  ['surely discouragement', 'encouragement', 'discouraged', (seen) => isSure(seen, 'discouraged')],
  ['an examination', 'plan', 'plan', hasExam],
  ['work to hand in', 'homework', 'cheat', isHomework],
  ['a quiz', 'answer', 'asked', (seen) => seen.quiz],
  ['how long it takes, what it leads to', 'advice', 'career', asksOutcome],
  ['a wish to learn', 'plan', 'plan', wishesToLearn],
  ['a plan by name', 'plan', 'plan', namesPlan],
  ['a choice', 'advice', 'compare', weighsOnly],
  ['a plan', 'plan', 'plan', wantsPlan],
  ['whether to learn it', 'plan', 'career', asksWorth],
  ['a goal', 'plan', 'plan', hasGoal],
  ['discouragement', 'encouragement', 'discouraged', hasLostHeart],
  ['no technology yet', 'plan', 'plan', (seen) => seen.chooses && !hasTechnology(seen)],
  ['what comes next', 'advice', 'next', (seen) => hasTechnology(seen) && isPlainly(seen, 'next')],
  ['a career', 'advice', 'career', (seen) => isPlainly(seen, 'career')],
  ['time to learn', 'plan', 'plan', namesTime],
  ['another part of life', 'off-topic', 'offtopic', isElsewhere],
  ['told', 'plan', 'plan', (seen) => tellsOfSelf(seen) || tellsOfLife(seen)],
  ['the site', 'about-us', 'meta', (seen) => isClearly(seen, 'meta') && !seen.orders],
  ['chat', 'small-talk', 'chat', (seen) => isClearly(seen, 'chat')],
  ['a name without a roadmap', 'uncovered', 'uncovered', isBeside],
  ['a name alone', 'plan', 'plan', (seen) => hasTechnology(seen) && isBare(seen)],
  [
    'the technology',
    'opening',
    'asked',
    (seen) => seen.named > 0 && isNameless(seen) && askShare(seen) >= 0.5,
  ],
  ['no meaning', 'lost', 'nonsense', (seen) => isLikely(seen, 'nonsense') && !isHeld(seen)],
  ['nothing asked', 'plan', 'plan', (seen) => hasTechnology(seen) && tellsOnly(seen)],
  ['a question', 'answer', 'asked', isHeld],
];

const lost: Row = ['lost', 'lost', 'asked', () => true];

/** The meaning of what a message shows. */
export function decide(seen: Features): Decision {
  const [row, route, decided] = table.find(([, , , holds]) => holds(seen)) ?? lost;
  const ranked = rankIntents(seen);
  const intent =
    decided === 'asked' ? (ranked.find((one) => listAsked(route).includes(one)) ?? 'concept') : decided;
  const others = ranked.filter((one) => one !== intent && seen.shares[one] >= leastShare).slice(0, 2);
  return { row, intent, others, grade: gradeRoute(seen, { route, intent }), route };
}

const leastShare = 0.03;
const asking: readonly Intent[] = ['concept', 'error', 'compare'];

/** The intents that a route may have which does not say its own. */
function listAsked(route: ReplyRoute): readonly Intent[] {
  return route === 'lost' ? [...asking, 'offtopic', 'nonsense'] : asking;
}

function rankIntents({ shares }: Features): Intent[] {
  return intents.toSorted((one, other) => shares[other] - shares[one]);
}
