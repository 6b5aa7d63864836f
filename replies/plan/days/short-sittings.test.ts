import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';
import { countReplyWords } from '../../sentences.ts';

const cases = [
  { age: 9, days: 40, language: 'HTML', problem: 'plan, 10 minutes on Saturdays' },
  { age: 12, days: 90, language: 'C', problem: 'plan, a quarter of an hour, weekends only' },
  { age: 30, days: 25, language: 'SQL', problem: 'plan, ten minutes a day' },
  { age: 66, days: 70, language: 'Git', problem: 'plan, 10 minutes daily' },
] as const;

/** The lines on one topic, by the topic. */
function listTopics(reply: string): Map<string, string[]> {
  const lines = [...reply.matchAll(/^- (\[[^\]]+\]\(\/language[^)]+\)) \((.+)$/gm)];
  return new Map(
    [...Map.groupBy(lines, ([, topic = '']) => topic)].map(([topic, found]) => [
      topic,
      found.map(([, , rest = '']) => rest),
    ]),
  );
}

describe('a reply for short sittings', () => {
  test('gives every sitting something to read or to do', () => {
    for (const asked of cases) {
      for (const [topic, lines] of listTopics(askSample(asked)))
        for (const line of lines)
          assert.match(line, /min[^)]*\)[.:] ?.*\[[^\]]+\]\(http/, `${topic} ${line}`);
    }
  });

  test('begins a topic once, finishes it once, and goes on with it between', () => {
    for (const asked of cases) {
      for (const [topic, lines] of listTopics(askSample(asked))) {
        const said = lines.flatMap((line) => /^(begin|go on|finish),/.exec(line)?.[1] ?? []);
        assert.match(said.join(' '), /^(?:begin)?(?: ?go on)*(?: ?finish)?$/, topic);
      }
    }
  });

  test('practises no task before it was given', () => {
    for (const asked of cases) {
      const given = new Set<string>();
      for (const line of askSample(asked).split('\n')) {
        const [, topic = ''] =
          /^- (\[[^\]]+\]\(\/language[^)]+\)) \(.*(?:Try: |Then do its task)/.exec(line) ?? [];
        given.add(topic);
        const [, again = ''] = /Do the tasks? of (.+?) (?:once more|again)/.exec(line) ?? [];
        for (const link of again.match(/\[[^\]]+\]\([^)]+\)/g) ?? []) assert.ok(given.has(link), line);
      }
    }
  });

  test('says that tasks are cut only where one is', () => {
    assert.doesNotMatch(
      askSample({ age: 30, days: 33, language: 'Python', problem: 'plan, 10 minutes on Sundays' }),
      /To keep this short/,
    );
    assert.match(askSample({ days: 60, language: 'Git' }), /To keep this short, long tasks are cut/);
    assert.match(
      askSample({ age: 30, days: 31, language: 'Git' }),
      /To keep this short, the tasks are left out/,
    );
    const bare = askSample({ age: 9, days: 3650, language: 'MERN' });
    assert.match(bare, /To keep this short, topics are only named/);
    assert.match(bare, /^- New: \[.+ \(begin\)/m);
    assert.ok(countReplyWords(bare) < 3000);
  });
});
