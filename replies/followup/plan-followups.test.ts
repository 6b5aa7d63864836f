import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sayNext } from '../testing/say-next.ts';

const before = sayNext('make me a plan');

type Said = ReturnType<typeof sayNext>;
type Row = readonly [
  kind: string,
  wordings: readonly [string, string, string],
  holds: (said: Said) => unknown,
];

const request = ({ plan }: Said) => plan?.request;
const countTopics = (said: Said) => Number(/It covers (\d+) topic/.exec(said.letter)?.[1]);
const starts = (line: RegExp) => (said: Said) => line.test(said.letter.split('\n\n').slice(2).join('\n\n'));
const fewer = (said: Said) => countTopics(said) < countTopics(before);
const knows = (key: string) => (said: Said) => request(said)?.known?.includes(key);

/** What a learner may say of a plan of 30 days for Python, at the lowest level, and what it does. */
const table: readonly Row[] = [
  [
    'shorter-plan',
    ['only the important parts please', 'cut the plan down to the essentials', 'so many topics, trim it'],
    fewer,
  ],
  [
    'longer-plan',
    ['give me ten more days', 'ten days longer please', 'make it 10 days longer'],
    (said) => request(said)?.days === 40,
  ],
  ['easier', ['too hard for me, make it easier', 'an easier plan please', 'make it less difficult'], fewer],
  [
    'harder',
    ['i want something more challenging', 'this is too easy for me', 'make it harder'],
    (said) => request(said)?.level === 2,
  ],
  [
    'fewer-minutes',
    ['only 20 minutes a day', 'i only have 20 minutes each evening', '20 min a day is the most'],
    (said) => request(said)?.minutesADay?.weekday === 20,
  ],
  [
    'more-minutes',
    ['make it 90 minutes every day', 'an hour and a half a day please', '90 minutes a day'],
    (said) => request(said)?.minutesADay?.weekday === 90,
  ],
  [
    'set-days',
    ['in 20 days instead', 'make it 20 days', 'can you fit it into 20 days?'],
    (said) => request(said)?.days === 20,
  ],
  [
    'set-weekdays',
    ['only on weekends', 'only saturdays and sundays', 'weekends only please'],
    (said) => request(said)?.restDays?.join() === '0,1,2,3,4',
  ],
  [
    'set-start',
    ['i start on monday', 'let it begin on a monday', 'can day 1 be a monday'],
    (said) => request(said)?.firstWeekday === 0,
  ],
  [
    'set-start',
    ['i start on december 1st', 'start on dec 1', 'begin on the 1st of december please'],
    (said) => request(said)?.firstWeekday === 1 && said.meaning.start === '2026-12-01',
  ],
  [
    'set-end',
    ['it must be done by december 4', 'i need to be finished by dec 4', 'be ready by the 4th of december'],
    (said) => request(said)?.days === 12 && said.meaning.until === '2026-12-04',
  ],
  [
    'set-end',
    ['it must be done in two weeks', 'i need to be finished within 14 days', 'be ready in 2 weeks'],
    (said) => request(said)?.days === 14,
  ],
  [
    'know-topic',
    ['i already know dictionaries', 'dictionaries are no problem, i know them', 'i know dictionaries'],
    knows('python/dictionaries'),
  ],
  [
    'leave-out',
    ['skip comprehensions', 'leave out comprehensions', 'i do not need comprehensions, drop them'],
    knows('python/comprehensions'),
  ],
  [
    'add-topic',
    [
      'add regular expressions too',
      'please put regular expressions in',
      'i also want regular expressions in it',
    ],
    (said) => request(said)?.wanted?.['python/regular-expressions'] === 1,
  ],
  [
    'more-practice',
    ['i want more practice', 'more time to practice please', 'more exercises and less reading'],
    starts(/to make room: now [\d.]+ hours for projects/),
  ],
  [
    'more-reviews',
    ['i forget things, more review please', 'repeat things more often', 'more repetition please'],
    starts(/questions on each topic instead of/),
  ],
  [
    'more-projects',
    ['more projects please', 'i would like to build more things', 'can there be more projects'],
    starts(/to make room: now [\d.]+ hours for projects/),
  ],
  [
    'no-install',
    ['i cannot install anything', 'without installing anything', 'nothing to install please'],
    starts(/^Now with nothing to install/),
  ],
  [
    'for-child',
    ['it is for my son, he is 10', 'for my daughter who is 10 years old', 'make it for a child of 10'],
    (said) => request(said)?.age === 10 && said.meaning.tone === 'child',
  ],
  [
    'other-technology',
    ['do it for java instead', 'the same for java', 'and java?'],
    (said) => said.plan?.technologies.join() === 'java',
  ],
  [
    'missed-days',
    ['i missed four days', 'i was ill for four days', 'could not study for 4 days'],
    (said) => request(said)?.days === 26,
  ],
  ['show-day', ['show me day 9', 'what is on day 9?', 'day 9'], starts(/^\*\*Day 9\*\*/)],
  [
    'finished-day',
    ['i finished day 5', 'done with day 5', 'day 5 is complete'],
    starts(/^Well done\. After day 5 .*\n*.*\n*\*\*Day 6\*\*/),
  ],
  [
    'why-order',
    ['why this order?', 'what is the reason for this sequence', 'why is it in this order'],
    starts(/everyone needs this/),
  ],
  [
    'after-plan',
    ['what comes after the plan', 'and when the plan is over?', 'what after i am through with it'],
    starts(/^After this plan/),
  ],
  [
    'how-long',
    ['how long will this take', 'how many hours is that in all', 'how much time do i need for it'],
    starts(/^30 days, with 45 minutes a day: about \d+ hours/),
  ],
  [
    'links-only',
    ['just the links', 'only give me the resources', 'list only the links please'],
    starts(/- Day 1: \[/),
  ],
  [
    'videos',
    ['is there a video?', 'do you have videos for this', 'can i watch that somewhere'],
    starts(/^Videos on Python:\n- \[/),
  ],
  ['no-videos', ['no videos please', 'i do not like videos', 'without videos'], starts(/pages to read/)],
];

for (const [kind, wordings, holds] of table)
  for (const problem of wordings)
    test(`answerRequest(library, request) takes "${problem}" after a plan for ${kind}`, () => {
      const said = sayNext(problem, before.thread);
      assert.ok(holds(said), said.letter.slice(0, 400));
      assert.ok(['change', 'followup'].includes(said.meaning.intent));
    });

test('answerRequest(library, request) goes on with a plan that was changed before', () => {
  const weekends = sayNext('only on weekends', sayNext('in 20 days instead', before.thread).thread);
  assert.deepEqual([request(weekends)?.days, request(weekends)?.restDays], [20, [0, 1, 2, 3, 4]]);
  assert.deepEqual([weekends.meaning.days, weekends.meaning.weekdays], [20, [5, 6]]);
  assert.deepEqual(weekends.meaning.parts.days, { source: 'earlier', grade: 'sure' });
});

test('answerRequest(library, request) loses nothing of what was finished when days were missed', () => {
  const missed = sayNext('i missed four days', sayNext('i finished day 5', before.thread).thread);
  assert.equal(request(missed)?.days, 21);
  assert.ok(request(missed)?.known?.includes('python/strings'));
});

test('answerRequest(library, request) lets the learner correct a change', () => {
  const { thread } = before;
  const said = sayNext('in 20 days instead', thread, { corrections: { days: 12, minutes: 30 } });
  assert.deepEqual([request(said)?.days, request(said)?.minutesADay?.weekday], [12, 30]);
});

test('answerRequest(library, request) says what a change costs', () => {
  assert.match(
    sayNext('in 20 days instead', before.thread).letter,
    /Now 20 days instead of 30\. \d+ topics no longer fit: \[/,
  );
  assert.match(
    sayNext('in 60 days', before.thread).letter,
    /Now 60 days instead of 30\. There is room for \d+ more topics: \[/,
  );
});
