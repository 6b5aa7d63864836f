import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { noShares } from '../classify/no-shares.ts';
import { decide } from '../decide.ts';
import { askShare, leads, rankIntents } from '../evidence.ts';
import type { Features, Retrieval } from '../features.ts';
import { type Intent, intents } from '../meaning/meaning.ts';

const nothing: Retrieval = {
  band: 'foreign',
  similarity: 0,
  isClear: false,
  score: 0,
  topicWords: 0,
  isFamiliar: false,
  standsIn: false,
};
const known: Retrieval = {
  band: 'sure',
  similarity: 0.9,
  isClear: true,
  score: 12,
  topicWords: 1,
  isFamiliar: true,
  standsIn: false,
};

/** A message that shows nothing at all, but for the changes. */
function show(changes: Partial<Features>): Features {
  return {
    shares: noShares(),
    hasReply: false,
    isEmpty: false,
    isBare: false,
    isOrder: false,
    isUnsafe: false,
    defends: false,
    smallTalk: null,
    ofUs: false,
    technologies: 1,
    named: 0,
    uncovered: null,
    asks: false,
    code: false,
    errorLine: false,
    ofSelf: false,
    planWord: false,
    learnWord: false,
    weighs: false,
    offersChoice: false,
    worth: false,
    asksWork: false,
    quiz: false,
    chooses: false,
    wishes: false,
    exam: false,
    trouble: false,
    orders: false,
    ofLife: false,
    schoolwork: false,
    time: false,
    goal: false,
    makes: false,
    required: 0,
    endsAsking: false,
    rejoices: false,
    tellsEnd: false,
    isLong: false,
    ourGoal: 'lost',
    retrieval: nothing,
    ...changes,
  };
}

const surely = (intent: Intent) => ({ ...noShares(), [intent]: 1 });

type Row = readonly [what: string, seen: Partial<Features>, route: string, intent: Intent, grade: string];

/** What a message shows, and how it is answered then. */
const table: readonly Row[] = [
  ['no word', { isEmpty: true }, 'plan', 'plan', 'sure'],
  [
    'no word, though the classifier sees harm',
    { isEmpty: true, shares: surely('harm') },
    'plan',
    'plan',
    'sure',
  ],
  ['only orders to a machine', { isOrder: true }, 'lost', 'nonsense', 'sure'],
  ['words of harm', { isUnsafe: true }, 'refusal', 'harm', 'sure'],
  [
    'words of harm and of a plan',
    { isUnsafe: true, planWord: true, isBare: true },
    'refusal',
    'harm',
    'sure',
  ],
  ['harm by the classifier alone', { shares: surely('harm') }, 'refusal', 'harm', 'sure'],
  ['a little harm', { shares: { ...noShares(), harm: 0.5 } }, 'lost', 'harm', 'lost'],
  ['harm that one defends against', { shares: surely('harm'), defends: true }, 'plan', 'plan', 'likely'],
  ['thanks', { smallTalk: 'thanks' }, 'small-talk', 'chat', 'sure'],
  ['a greeting where a plan could be made', { smallTalk: 'greeting' }, 'small-talk', 'chat', 'sure'],
  ['a greeting where none can', { smallTalk: 'greeting', technologies: 0 }, 'small-talk', 'chat', 'sure'],
  ['a nod after a reply', { smallTalk: 'nod', hasReply: true }, 'small-talk', 'chat', 'sure'],
  ['a subject without a roadmap', { uncovered: 'subject' }, 'uncovered', 'uncovered', 'sure'],
  [
    'such a subject, of which a topic of ours speaks',
    { uncovered: 'subject', retrieval: { ...known, standsIn: true }, shares: surely('concept') },
    'answer',
    'concept',
    'sure',
  ],
  ['a plan and nothing else', { planWord: true, isBare: true }, 'plan', 'plan', 'sure'],
  ['a plan by name beside a topic', { planWord: true, retrieval: known }, 'plan', 'plan', 'likely'],
  [
    'a question about plans',
    { planWord: true, asks: true, retrieval: known, shares: surely('concept') },
    'answer',
    'concept',
    'sure',
  ],
  [
    'work to hand in',
    { schoolwork: true, shares: { ...noShares(), cheat: 0.2, concept: 0.8 } },
    'homework',
    'cheat',
    'lost',
  ],
  [
    'work to hand in that does not work',
    { schoolwork: true, trouble: true, shares: surely('error'), retrieval: known },
    'answer',
    'error',
    'sure',
  ],
  ['a choice that is still open', { chooses: true, technologies: 0 }, 'plan', 'plan', 'likely'],
  ['an examination', { exam: true }, 'plan', 'plan', 'likely'],
  [
    'an examination, and something broken',
    { exam: true, trouble: true, shares: surely('error'), retrieval: known },
    'answer',
    'error',
    'sure',
  ],
  ['a quiz', { quiz: true, shares: surely('concept') }, 'answer', 'concept', 'likely'],
  ['a wish to learn', { wishes: true }, 'plan', 'plan', 'likely'],
  [
    'a wish to learn beside code',
    { wishes: true, code: true, shares: surely('error') },
    'answer',
    'error',
    'likely',
  ],
  ['what work it leads to', { weighs: true, asksWork: true }, 'advice', 'career', 'lost'],
  ['which of two', { offersChoice: true }, 'advice', 'compare', 'lost'],
  ['which of two, in a plan', { offersChoice: true, planWord: true, isBare: true }, 'plan', 'plan', 'sure'],
  ['a life', { ofLife: true }, 'plan', 'plan', 'likely'],
  [
    'a life, in a question',
    { ofLife: true, asks: true, shares: surely('offtopic') },
    'off-topic',
    'offtopic',
    'sure',
  ],
  [
    'a question that a topic answers',
    { asks: true, retrieval: known, shares: surely('concept') },
    'answer',
    'concept',
    'sure',
  ],
  ['a title', { retrieval: known }, 'answer', 'concept', 'likely'],
  ['an error that a tool printed', { errorLine: true, shares: surely('error') }, 'answer', 'error', 'likely'],
  ['another part of life', { shares: surely('offtopic') }, 'off-topic', 'offtopic', 'sure'],
  ['what answers it', { ofUs: true, uncovered: 'subject' }, 'about-us', 'meta', 'sure'],
  ['this site', { shares: surely('meta') }, 'about-us', 'meta', 'sure'],
  ['low spirits', { shares: surely('discouraged') }, 'encouragement', 'discouraged', 'sure'],
  ['no sense', { shares: surely('nonsense') }, 'lost', 'nonsense', 'lost'],
  ['what comes next', { shares: surely('next') }, 'advice', 'next', 'sure'],
  ['a career', { shares: surely('career') }, 'advice', 'career', 'sure'],
  ['whether it is worth it', { shares: surely('career'), worth: true }, 'plan', 'career', 'sure'],
  ['a word for learning', { learnWord: true }, 'plan', 'plan', 'likely'],
  ['a goal of ours', { ourGoal: 'sure' }, 'plan', 'plan', 'likely'],
  ['a goal of ours that is wished for', { ourGoal: 'sure', shares: surely('plan') }, 'plan', 'plan', 'sure'],
  ['what may be chat', { shares: { ...noShares(), chat: 0.7 } }, 'small-talk', 'chat', 'likely'],
  [
    'a name without a roadmap beside a likely wish for it',
    { uncovered: 'beside', named: 0, shares: { ...noShares(), uncovered: 0.5 } },
    'uncovered',
    'uncovered',
    'likely',
  ],
  [
    'a goal of ours, asked about',
    { ourGoal: 'sure', asks: true, shares: surely('offtopic') },
    'off-topic',
    'offtopic',
    'sure',
  ],
  ['a goal of their own', { goal: true }, 'plan', 'plan', 'likely'],
  ['a time to learn', { time: true }, 'plan', 'plan', 'likely'],
];

describe('decide(features)', () => {
  for (const [what, seen, route, intent, grade] of table)
    test(`answers a message that shows ${what} by ${route}`, () => {
      const decided = decide(show(seen));
      assert.deepEqual([decided.route, decided.intent, decided.grade], [route, intent, grade], decided.row);
    });
});

const shares = fc
  .array(fc.nat(100), { minLength: intents.length, maxLength: intents.length })
  .map((parts): Record<Intent, number> => {
    const all = Math.max(
      1,
      parts.reduce((sum, part) => sum + part, 0),
    );
    const found = noShares();
    for (const [at, intent] of intents.entries()) found[intent] = (parts[at] ?? 0) / all;
    return found;
  });
const retrieval = fc.record<Retrieval>({
  band: fc.constantFrom('sure', 'hedged', 'foreign'),
  similarity: fc.double({ min: 0, max: 1, noNaN: true }),
  isClear: fc.boolean(),
  score: fc.double({ min: 0, max: 20, noNaN: true }),
  topicWords: fc.nat(4),
  isFamiliar: fc.boolean(),
  standsIn: fc.boolean(),
});
const flags = [
  'hasReply',
  'isBare',
  'defends',
  'asks',
  'code',
  'errorLine',
  'ofSelf',
  'planWord',
  'learnWord',
  'weighs',
  'offersChoice',
  'worth',
  'asksWork',
  'quiz',
  'chooses',
  'wishes',
  'exam',
  'trouble',
  'orders',
  'ofLife',
  'schoolwork',
  'time',
  'goal',
] as const;
const features = fc
  .record({
    shares,
    retrieval,
    set: fc.subarray([...flags]),
    technologies: fc.nat(2),
    ourGoal: fc.constantFrom('sure' as const, 'likely' as const, 'lost' as const),
    uncovered: fc.constantFrom(null, 'subject' as const, 'beside' as const),
  })
  .map(({ set, ...rest }) => show({ ...rest, ...Object.fromEntries(set.map((flag) => [flag, true])) }));

function check(holds: (seen: Features) => void): void {
  fc.assert(fc.property(features, holds), { numRuns: 400 });
}

describe('decide(features), whatever a message shows', () => {
  test('names at most two other intents, each of them likely enough and neither the one it takes', () =>
    check((seen) => {
      const { intent, others } = decide(seen);
      assert.ok(others.length <= 2 && !others.includes(intent));
      for (const one of others) assert.ok(seen.shares[one] >= 0.03);
      const left = intents.filter((one) => one !== intent && !others.includes(one));
      for (const one of left) for (const other of others) assert.ok(seen.shares[one] <= seen.shares[other]);
    }));

  test('refuses what has words of harm, and else only what is outright harm and no defense', () =>
    check((seen) => {
      assert.equal(decide({ ...seen, isUnsafe: true }).route, 'refusal');
      if (decide(seen).route === 'refusal') assert.ok(seen.shares.harm >= 0.6 && !seen.defends);
    }));

  test('refuses homework only where it is work to hand in, or most likely wanted ready made', () =>
    check((seen) => {
      if (decide(seen).route === 'homework') assert.ok(seen.schoolwork || leads(seen, 'cheat'));
      if (decide(seen).row === 'work to hand in') assert.ok(!seen.trouble);
    }));

  test('says that there is no roadmap only where a name without one is said, or nothing else is likely', () =>
    check((seen) => {
      if (decide(seen).route === 'uncovered')
        assert.ok(seen.uncovered !== null || seen.shares.uncovered >= 0.8);
    }));

  test('makes no plan of what is broken unless a plan, an examination or a choice is named', () =>
    check((seen) => {
      const broken = { ...seen, errorLine: true, shares: surely('error') };
      const isNamed =
        seen.planWord || (seen.exam && !seen.trouble) || (seen.chooses && seen.technologies === 0);
      if (decide(broken).route === 'plan') assert.ok(isNamed, decide(broken).row);
    }));

  test('takes politeness for nothing else', () =>
    check((seen) => {
      for (const smallTalk of ['thanks', 'farewell', 'follow-up'] as const)
        assert.equal(decide({ ...seen, smallTalk }).route, 'small-talk');
    }));

  test('is as sure of the same message with more of the same in it', () =>
    check((seen) => {
      const { route, grade } = decide(seen);
      if (route === 'lost') assert.equal(grade, 'lost');
      if (route === 'plan') assert.notEqual(grade, 'lost');
      if (route === 'answer') assert.notEqual(grade, 'lost');
    }));

  test('never answers by what is recognized elsewhere', () =>
    check((seen) => {
      for (const one of ['crisis', 'danger', 'change', 'followup'] as const) {
        assert.ok(!rankIntents(seen).includes(one));
        assert.notEqual(decide({ ...seen, shares: { ...seen.shares, [one]: 1 } }).intent, one);
      }
    }));

  test('ranks the intents by how likely they are', () =>
    check((seen) => {
      const ranked = rankIntents(seen).map((one) => seen.shares[one]);
      assert.deepEqual(
        ranked,
        ranked.toSorted((one, other) => other - one),
      );
      assert.ok(askShare(seen) <= 1.000001 && askShare(seen) >= 0);
    }));
});
