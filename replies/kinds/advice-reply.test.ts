import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample, library } from '../testing/ask-sample.ts';

const daysIn = (reply: string) => Number(/: (\d+) days? with/.exec(reply)?.[1]);

describe('a reply for someone who asks how long a roadmap takes', () => {
  test('counts the topics and hours of that roadmap, for each technology', () => {
    for (const { slug, name } of library.roadmaps.values()) {
      const topics = library.topicsOf.get(slug) ?? [];
      const reply = askSample({ language: name, problem: `how long does it take to learn ${name}?` });
      const hours = Math.round(topics.reduce((sum, { minutes }) => sum + minutes, 0) / 60);
      assert.ok(reply.includes(`(/language/${slug}) roadmap has ${topics.length} topics.`), name);
      assert.ok(reply.includes(`about ${hours} hours`), name);
    }
  });

  test('counts more days for less time', () => {
    const days = ['20 minutes a day', '45 minutes a day', '2 hours a day'].map((time) =>
      daysIn(askSample({ problem: `how long does it take to learn python with ${time}?` })),
    );
    assert.ok(
      days.every((count, at) => count > 0 && (at === 0 || count < (days[at - 1] ?? 0))),
      days.join(', '),
    );
  });

  test('gives a child more days than a grown-up', () => {
    const [child = 0, adult = 0] = [9, 30].map((age) =>
      daysIn(askSample({ age, problem: 'how long does it take to learn python?' })),
    );
    assert.ok(child > adult, `${child} and ${adult}`);
  });
});

test('a reply about jobs promises none, and says what the roadmap holds', () => {
  for (const [language, problem] of [
    ['Python', 'what jobs can I get with python?'],
    ['', 'can I get a job with React'],
  ] as const) {
    const reply = askSample({ language, problem });
    assert.match(reply, /I cannot promise that you will find work/, problem);
    assert.match(reply, /Each chapter ends in a project that you can show: \*\*/, problem);
    assert.doesNotMatch(reply, /salary|guarantee|hired/i, problem);
  }
});

test('advice makes no plan by itself, and says how to ask for one', () => {
  for (const { name } of library.roadmaps.values()) {
    const reply = askSample({ language: name, problem: `how long does it take to learn ${name}?` });
    assert.doesNotMatch(reply, /\*\*Day 1\*\*/, name);
    assert.match(reply, /Say "make me a plan for /, name);
  }
});
