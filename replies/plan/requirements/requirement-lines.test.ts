import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLibraryContent } from '#content/library.ts';
import { makePlan } from '#planner/make-plan.ts';

import { answerRequest } from '../../answer-request.ts';
import { makeLibrary } from '../../library.ts';
import { askSample } from '../../testing/ask-sample.ts';
import { listTopicsToPlan } from '../goal/topics-to-plan.ts';

const content = await loadLibraryContent();
const truckAsk = { name: 'Mina', age: 20, level: 1, days: 30, language: 'Bootstrap' } as const;

const truck =
  'menu for a food truck that opens on a qr code, vegan filter, sold out stickers i can switch myself between customers';

test('a thing that is described by what it has to do gets a plan, which says how each part is made', () => {
  const reply = askSample({ language: 'Bootstrap', days: 14, problem: truck });
  assert.match(reply, /I understood: a plan/);
  assert.match(reply, /\*\*What yours has to do:\*\*/);
  assert.match(reply, /\*\*"opens on a qr code"\.\*\* Put your page online first/);
  assert.match(reply, /comes on day \d+, and you make it on day \d+\./);
});

test('a part is taught by a topic of the technology that was chosen', () => {
  const problem =
    'a game where my hamster is steered with the arrow keys, with enemies, lives and points for my son';
  const reply = askSample({ language: 'Vue', days: 30, problem });
  const line = /\*\*A figure that is steered[^\n]*/.exec(reply)?.[0] ?? '';
  assert.match(line, /\/language\/vue#/);
  assert.doesNotMatch(line, /\/language\/react#/);
});

test('a plan for no thing of their own names no parts', () => {
  const reply = askSample({ language: 'Python', days: 14, problem: 'make me a plan for Python' });
  assert.doesNotMatch(reply, /What yours has to do/);
});

const seen = makeLibrary({
  ...content,
  requirements: content.requirements.map((one) =>
    Object.assign({}, one, {
      ways: one.ways.map(({ in: slugs, does, topics }) => ({ in: slugs, does, topics })),
      shows: `${one.title}: you see it.`,
    }),
  ),
});

test('each part is a step of the plan, with a day on which it is made and seen', () => {
  const reply = askSample({ language: 'Bootstrap', days: 30, problem: truck }, seen);
  const parts = [...reply.matchAll(/^- \*\*([^*]+)\.\*\* .*you make it on day (\d+)\./gm)];
  assert.ok(parts.length >= 3, reply);
  for (const [, title, day] of parts) {
    const [, rest = ''] = reply.split(`**Day ${day}**`);
    const words = (title ?? '').replaceAll('"', '').slice(1);
    assert.match(
      rest.split('**Day')[0] ?? '',
      new RegExp(`your own part, ".${words}".*: .*(?:you see it|your own example)`, 'i'),
      title,
    );
  }
});

test('the plan that is asked for again from its request has the same parts on the same days', () => {
  const { plan } = answerRequest(seen, { ...truckAsk, problem: truck });
  assert.ok(plan?.request.parts && plan.request.parts.length > 0);
  const made = makePlan(listTopicsToPlan(seen, plan), { ...plan.request, needs: seen.needs });
  for (const { key } of plan.request.parts) assert.ok(made.covered.includes(key), key);
});

test('what a step of the goal makes is no part of its own', () => {
  const problem = 'i want to make a game where my cat moves with the arrow keys and pushes boxes';
  const { letter, plan } = answerRequest(seen, { ...truckAsk, language: 'JavaScript', problem });
  assert.match(letter, /\*\*A figure that is steered/);
  assert.ok(!plan?.request.parts?.some(({ key }) => key.includes('steering')), letter);
});
