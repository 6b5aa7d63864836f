import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { RequestedPlan } from '#contract/meaning.ts';

import { sayNext } from '../../testing/say-next.ts';

type Field = keyof RequestedPlan['request'] | 'technologies';
type Row = readonly [message: string, fields: readonly Field[]];

/** What is said of a plan, and the fields of its request that may change by it. */
const changes: readonly Row[] = [
  ['in 20 days instead', ['days']],
  ['give me ten more days', ['days']],
  ['i missed four days', ['days']],
  ['it must be done by december 4', ['days']],
  ['only 20 minutes a day', ['minutesADay', 'minutesOn']],
  ['make it 90 minutes every day', ['minutesADay', 'minutesOn']],
  ['only on weekends', ['restDays', 'minutesADay', 'minutesOn', 'firstWeekday']],
  ['not on fridays', ['restDays', 'minutesADay', 'minutesOn', 'firstWeekday']],
  ['i start on december 1st', ['firstWeekday']],
  ['make it harder', ['level']],
  ['i want more practice', ['known']],
  ['more projects please', ['known']],
  ['only the important parts please', ['known']],
  ['i cannot install anything', ['known']],
  ['for my son, he is 10', ['age', 'level', 'minutesADay', 'minutesOn']],
  ['Kotlin instead', ['technologies', 'wanted', 'known', 'order', 'goal', 'presumes', 'parts']],
  ['add git', ['technologies', 'wanted', 'known', 'order']],
];

/** What is asked about a plan, which stays as it is. */
const questions: readonly string[] = [
  'show me day 2',
  'i finished day 1',
  'why this order?',
  'what comes after the plan',
  'how long will this take',
  'just the links',
  'is there a video?',
  'no videos please',
  'thanks',
  'say it in simpler words please',
];

const bases = [
  ['thirty days', sayNext('make me a plan')],
  ['times and days', sayNext('make me a plan, 50 minutes a day, not on Mondays', [], { days: 21 })],
  ['a goal', sayNext('I want to make a quiz game', [], { language: 'any' })],
  ['two technologies', sayNext('make me a plan', [], { language: 'HTML and CSS', days: 40 })],
  ['a wanted topic', sayNext('a plan for decorators, I know loops', [], { days: 14 })],
] as const;

type Said = { readonly plan?: RequestedPlan | undefined };

/** The fields in which two plans are not the same. */
function listChanged({ plan: before }: Said, { plan: after }: Said): string[] {
  const [one, other] = [before, after].map(listFields);
  const all = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
  return [...all].filter((name) => one?.get(name) !== other?.get(name));
}

/** What comes after a goal follows from the days, and is not said. */
function listFields(plan: RequestedPlan | undefined): ReadonlyMap<string, string> {
  const { nextGoals: _, moreTopics: __, ...request } = plan?.request ?? {};
  const fields = [['technologies', plan?.technologies], ...Object.entries(request)];
  return new Map(fields.map(([name, value]) => [String(name), JSON.stringify(value)]));
}

for (const [name, base] of bases)
  describe(`answerRequest(library, request) for a message about a plan with ${name}`, () => {
    for (const [message, fields] of changes)
      test(`changes nothing but what "${message}" says`, () => {
        const said = sayNext(message, base.thread);
        const allowed = new Set<string>(fields);
        assert.deepEqual(
          listChanged(base, said).filter((field) => !allowed.has(field)),
          [],
        );
        assert.ok(['change', 'followup'].includes(said.meaning.intent), said.meaning.intent);
      });

    test('changes nothing for a question', () => {
      for (const message of questions) {
        const said = sayNext(message, base.thread);
        const last = said.thread.findLast(({ plan }) => plan);
        assert.deepEqual(listChanged(base, last ?? {}), [], message);
      }
    });
  });

test('a change that is taken back gives the plan that was there before', () => {
  for (const [there, back] of [
    ['in 20 days instead', 'in 30 days instead'],
    ['make it 90 minutes every day', '45 minutes a day please'],
    ['give me ten more days', 'ten days less please'],
  ] as const) {
    const [, first] = bases[0];
    const again = sayNext(back, sayNext(there, first.thread).thread);
    assert.equal(again.plan?.request.days, 30, back);
    assert.equal(readCovered(again.letter), readCovered(first.letter), back);
  }
});

function readCovered(letter: string): string | undefined {
  return /It covers (\d+) topics/.exec(letter)?.[1];
}
