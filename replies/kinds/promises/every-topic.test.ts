import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TopicSection } from '#content/roadmap.ts';

import { marksOf } from '../../marks.ts';
import { countReplyWords, splitSentences, splitSteps } from '../../sentences.ts';
import { library } from '../../testing/ask-sample.ts';
import { nothingSaid } from '../../testing/nothing-said.ts';
import { writeExplanation } from '../explanation-reply.ts';
import { writeHomework } from '../homework-reply.ts';
import { writeNear } from '../near-topics.ts';
import { writeNext } from '../next-reply.ts';
import { writeQuiz } from '../quiz-reply.ts';

const topics = [...library.topics.values()];
const asked = { age: 30, level: 1, days: 30, language: '', problem: 'what is it' } as const;

function find({ key, technology }: TopicSection, score = 1) {
  return { key, technology, score, coverage: 1, similarity: 1 };
}

function answer(found: readonly TopicSection[]) {
  const decided = { intent: 'concept', others: [], grade: 'sure' } as const;
  return {
    ...nothingSaid,
    decided,
    intent: 'answer',
    technologies: found.slice(0, 1).map(({ technology }) => technology),
    topics: found.map((topic) => find(topic)),
    certainty: 'sure',
  } as const;
}

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(\/language\/([^)]*)\)/g)].map(([, to = '']) => to.replace('#', '/'));

describe('for each topic of the roadmaps', () => {
  test('writeExplanation tells all of it to a grown-up, with its pages, its task and its question', () => {
    for (const topic of topics) {
      const { paragraphs, wordable } = writeExplanation(library, asked, answer([topic]));
      const text = paragraphs.join('\n\n');
      const { link, pages, task, ask } = marksOf(topic);
      assert.ok(paragraphs[0]?.startsWith(`**${link}**`), topic.key);
      assert.equal(
        splitSentences(paragraphs[0]?.split('\n')[1] ?? '').length,
        splitSentences(topic.description).length,
      );
      for (const page of pages.slice(0, 3)) assert.ok(text.includes(page), topic.key);
      assert.ok(text.includes(task) && text.includes(ask), topic.key);
      assert.ok(wordable?.kind === 'answer' && wordable.explained === 1 && wordable.at === 0, topic.key);
    }
  });

  test('writeExplanation tells a child at most three sentences of it, and one step at a time', () => {
    for (const topic of topics) {
      const { paragraphs } = writeExplanation(library, { ...asked, age: 11 }, answer([topic]));
      const [head = ''] = paragraphs;
      assert.ok(splitSentences(head.split('\n')[1] ?? '').length <= 3, topic.key);
      const steps = paragraphs.find((one) => one.startsWith('**Try it.**')) ?? '';
      assert.ok(steps.includes(splitSteps(marksOf(topic).task)), topic.key);
    }
  });

  test('writeExplanation, writeQuiz and writeHomework never tell the answer to its question', () => {
    for (const topic of topics) {
      const { answer: told } = topic.check;
      if (countReplyWords(told) < 6) continue;
      const texts = [
        ...writeExplanation(library, asked, answer([topic])).paragraphs,
        ...writeQuiz(library, [find(topic)]).paragraphs,
        ...writeHomework(library, { ...answer([topic]), intent: 'homework' }),
      ];
      for (const text of texts) assert.ok(!text.includes(told), topic.key);
    }
  });

  test('writeHomework gives the idea, a first step and a question back, and refuses the work first', () => {
    for (const topic of topics) {
      const [refusal = '', idea = '', step = '', question = ''] = writeHomework(library, answer([topic]));
      assert.match(refusal, /I do not write work that you hand in/);
      assert.ok(idea.includes(marksOf(topic).link), topic.key);
      assert.ok(step.includes(marksOf(topic).task), topic.key);
      assert.ok(question.includes(marksOf(topic).ask), topic.key);
    }
  });

  test('writeQuiz asks about it first, and then only about what it builds on', () => {
    for (const topic of topics) {
      const [head = '', list = ''] = writeQuiz(library, [find(topic)]).paragraphs;
      const [first, ...others] = linksIn(list.replaceAll(/^(\d+\. \[.*?\]\([^)]*\)).*$/gm, '$1'));
      assert.ok(head.includes(marksOf(topic).link), topic.key);
      assert.equal(first, topic.key);
      for (const key of others) assert.ok(topic.prerequisites.includes(key), `${topic.key}: ${key}`);
      assert.ok(others.length === Math.min(4, topic.prerequisites.length), topic.key);
    }
  });

  test('writeNear says what to learn first, and nothing twice', () => {
    for (const topic of topics) {
      const own = library.topicsOf.get(topic.technology) ?? [];
      const near = own.filter(({ key }) => key !== topic.key).slice(0, 6);
      const found = [find(topic), ...near.map((one, at) => find(one, at % 2 === 0 ? 0.9 : 0.3))];
      const lines = writeNear(library, { level: 1 }, { best: topic, explained: [topic], topics: found });
      const [before, related] = ['Learn first', 'Related'].map((name) =>
        linksIn(lines.find((line) => line.startsWith(name)) ?? ''),
      );
      assert.deepEqual(
        before,
        topic.prerequisites.filter((key) => library.topics.has(key)),
        topic.key,
      );
      assert.ok((related?.length ?? 0) <= 3);
      for (const key of related ?? []) {
        assert.ok(!before?.includes(key) && key !== topic.key, topic.key);
        assert.ok(
          found.some((one) => one.key === key && one.score >= 0.4),
          `${key} is far from ${topic.key}`,
        );
        assert.ok((library.topics.get(key)?.level ?? 9) <= Math.max(topic.level, 1), key);
      }
    }
  });

  test('writeNext names the topics behind it in their order, and all or the first of those that build on it', () => {
    for (const [slug, own] of library.topicsOf)
      for (const [at, { key }] of own.entries()) {
        const [goesOn = '', building = ''] = writeNext(library, { technologies: [slug], topic: key });
        const following = own.slice(at + 1, at + 4).map((one) => one.key);
        assert.deepEqual(linksIn(goesOn), [key, slug, ...following], key);
        const above = own.filter(({ prerequisites }) => prerequisites.includes(key)).map((one) => one.key);
        assert.deepEqual(linksIn(building), above.slice(0, 5), key);
        if (above.length > 5) assert.match(building, new RegExp(String.raw`and ${above.length - 5} more\.$`));
      }
  });
});

test('writeNext names for each technology the roadmaps that need it', () => {
  for (const slug of library.roadmaps.keys()) {
    const [line = ''] = writeNext(library, { technologies: [slug] });
    const above = [...library.roadmaps.values()]
      .filter(({ needs }) => needs.includes(slug))
      .map((one) => one.slug);
    assert.deepEqual(linksIn(line).toSorted(), [slug, ...above].toSorted(), slug);
  }
});
