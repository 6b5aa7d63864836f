import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { loadContrasts } from '#content/library.ts';
import { countReplyWords } from '../sentences.ts';
import { askSample } from '../testing/ask-sample.ts';

const contrasts = await loadContrasts();
const rows = contrasts.flatMap(({ between, names, take, topics }) => {
  const [[one = ''] = [], [other = ''] = []] = names;
  const language = (between[0] ?? '').split('/')[0] ?? '';
  return [
    { language, problem: `${one} or ${other}?`, take: take.slice(0, 2), topics },
    { language, problem: `difference between ${other} and ${one}`, take: take.slice(0, 2).reverse(), topics },
  ];
});
/** What the comparison says, without greeting and what was understood. */
const tail = (reply: string) => reply.slice(reply.indexOf('\n\n**') + 2);
const strip = (text: string) => text.replaceAll(/[\\`]/g, '').replaceAll('&amp;', '&');

describe('a reply to a question that compares', () => {
  for (const { language, problem, take, topics } of rows)
    test(`"${problem}" says when to take which, in the order of the question, and where to read on`, () => {
      const reply = askSample({ language, problem });
      assert.match(reply, /I understood: a comparison/);
      const lines = [...reply.matchAll(/^- (.+)$/gm)].map(([, line = '']) => strip(line));
      assert.deepEqual(lines, take.map(strip));
      for (const key of topics.slice(0, 2))
        assert.ok(reply.includes(`](/language/${key.replace('/', '#')})`), key);
      assert.ok(countReplyWords(tail(reply)) <= 190, `${countReplyWords(tail(reply))} words`);
    });

  test('writes the code of an entry as code, and no link but those of the roadmaps', () => {
    for (const { language, problem } of rows) {
      const reply = askSample({ language, problem });
      assert.equal((reply.match(/`/g) ?? []).length % 2, 0, problem);
      for (const [, target = ''] of reply.matchAll(/\]\(([^)]*)\)/g)) assert.match(target, /^\/language/);
      assert.doesNotMatch(reply.replaceAll(/`[^`]*`/g, ''), /[<>]/);
    }
  });

  test('is shorter for a child', () => {
    for (const { language, problem } of rows) {
      const child = tail(askSample({ language, problem, age: 10 }));
      assert.ok(countReplyWords(child) < countReplyWords(tail(askSample({ language, problem }))), problem);
      assert.doesNotMatch(child, /What carries over/);
    }
  });

  test('offers a plan where technologies are compared', () => {
    const reply = askSample({ language: 'Kotlin', problem: 'Is Kotlin better than Java?' });
    assert.match(reply, /\[Kotlin\]\(\/language\/kotlin\) or \[Java\]\(\/language\/java\)/);
    assert.match(reply, /For a plan, say "plan for Java"/);
  });

  test('is a plan where a plan is asked for', () => {
    for (const problem of [
      'make me a plan for let and const',
      'I want to learn JavaScript or Python in 5 days',
    ])
      assert.match(askSample({ language: 'JavaScript', days: 5, problem }), /\*\*Day 1\*\*/);
  });

  test('sets two topics beside each other where no entry compares them', () => {
    const reply = askSample({ language: 'sql', problem: 'difference between UNION and LEFT JOIN' });
    assert.equal([...reply.matchAll(/^\*\*\[/gm)].length, 2);
  });
});
