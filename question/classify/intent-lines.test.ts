import assert from 'node:assert/strict';
import { test } from 'node:test';

import { names } from '../../tests/naming.ts';
import { makeFollowupLines } from './followup-lines.ts';
import { makeIntentLines } from './intent-lines.ts';

const write = (label: string, text: string) => ({ author: 'ana', language: 'en', label, text });
const none = { lines: [], questions: [], topicQuestions: [], care: [], wishes: [], examined: [] };
const lines = ['plan', 'change', 'followup'].map((label) => write(label, 'teach me Python in 20 days'));

test('makeIntentLines tags what is only ever said of a reply, and leaves it open for the rest', () => {
  const [plan, ...ofReply] = makeIntentLines(names, { ...none, lines });
  assert.equal(plan?.sometimes, 'hasReply');
  assert.ok(!plan.tags.includes('hasReply'));
  for (const line of ofReply) {
    assert.ok(line.tags.includes('hasReply'), line.label);
    assert.equal(line.sometimes, undefined, line.label);
  }
});

test('makeIntentLines masks the names and numbers that an intent does not depend on', () => {
  const others = [write('plan', 'teach me Kotlin in 45 days')];
  const [one] = makeIntentLines(names, { ...none, lines });
  const [other] = makeIntentLines(names, { ...none, lines: others });
  assert.deepEqual(one, other);
});

test('makeIntentLines takes messages of need by what they need, few of many alike', () => {
  const care = ['despair', 'abuse', 'discouraged', 'plain'].flatMap((kind) =>
    Array.from({ length: 400 }, (_, at) => ({ language: 'en', kind, text: `message ${kind} ${at}` })),
  );
  const made = makeIntentLines(names, { ...none, care });
  const counts = Object.groupBy(made, ({ label }) => label);
  assert.deepEqual(Object.keys(counts).toSorted(), ['crisis', 'danger', 'discouraged']);
  for (const some of Object.values(counts)) assert.ok(some && some.length > 0 && some.length < 100);
  assert.ok(made.every((line) => line.author === null));
});

test('makeIntentLines takes one in eight of what is asked of topics, and none that may be a comparison or an error', () => {
  const topicQuestions = Array.from({ length: 16 }, (_, at) =>
    at < 8 ? `what is number ${at}` : `${at} or error`,
  );
  const made = makeIntentLines(names, { ...none, topicQuestions });
  assert.deepEqual(
    made.map(({ label }) => label),
    ['concept'],
  );
});

const examine = (hasReply: boolean) => ({
  author: 'bo',
  label: 'plan',
  text: 'and now in Go please',
  hasReply,
});

test('makeIntentLines counts a whole message more than once, with the reply that came before it', () => {
  const made = makeIntentLines(names, { ...none, examined: [examine(true), examine(false)] });
  const tagged = made.filter(({ tags }) => tags.includes('hasReply'));
  const open = made.filter(({ sometimes }) => sometimes === 'hasReply');
  assert.ok(tagged.length > 1);
  assert.equal(tagged.length, open.length);
  assert.equal(made.length, tagged.length + open.length);
});

test('makeFollowupLines keeps every line with its author and label', () => {
  const made = makeFollowupLines(names, lines);
  assert.deepEqual(
    made.map((line) => [line.author, line.label]),
    lines.map((line) => [line.author, line.label]),
  );
});
