import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { escapeMarks, marksOf } from '../../marks.ts';
import { splitSentences } from '../../sentences.ts';
import { library } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(\/language\/([^)]*)\)/g)].map(([, to = '']) => to.replace('#', '/'));

/** Questions with the topic that answers each. */
const answers = [
  ['what is a dictionary?', 'Python', 'python/dictionaries'],
  ['what is a closure?', 'JavaScript', 'javascript/closures'],
  ['explain specificity', 'CSS', 'css/specificity'],
  ['what is a merge conflict', 'Git', 'git/merge-conflicts'],
  ['what are pointers', 'C', 'c/pointers'],
] as const;
const started = answers.map(([problem, language, key]) => {
  const { thread, meaning } = sayNext(problem, [], { language });
  assert.deepEqual(meaning.topics, [key], problem);
  const topic = library.topics.get(key) ?? assert.fail(key);
  return { thread, key, topic, language };
});

for (const { thread, key, topic, language } of started) {
  const ask = (problem: string) => sayNext(problem, thread, { language });

  describe(`a message about an answer on ${key}`, () => {
    const { link, pages, task, ask: question } = marksOf(topic);
    const sentences = splitSentences(topic.description).map(escapeMarks);

    test('is about that topic', () => {
      for (const problem of [
        'simpler please',
        'shorter please',
        'why?',
        'an exercise please',
        'I am stuck',
        'just the links',
        'tell me more',
      ])
        assert.deepEqual([problem, ...ask(problem).meaning.topics], [problem, topic.key]);
    });

    test('is told in one sentence, the first', () => {
      const { letter } = ask('shorter please');
      assert.ok(letter.includes(sentences[0] ?? '?'), letter);
      for (const other of sentences.slice(1)) assert.ok(!letter.includes(other), other);
    });

    test('is told simply with what to look at first', () => {
      const { letter } = ask('simpler please');
      const before = topic.prerequisites.filter((one) => library.topics.has(one));
      const last = letter.split('\n\n').find((one) => one.startsWith('If a word')) ?? '';
      assert.deepEqual(linksIn(last), before);
    });

    test('is told more with all of its pages, what it builds on and where it is used', () => {
      const { letter } = ask('tell me more');
      for (const page of pages) assert.ok(letter.includes(page), page);
      const [builds = '', used = ''] = ['It builds on', 'It is used in'].map(
        (head) => letter.split('\n\n').find((one) => one.startsWith(head)) ?? '',
      );
      assert.deepEqual(linksIn(builds), topic.prerequisites);
      for (const one of linksIn(used))
        assert.ok(library.topics.get(one)?.prerequisites.includes(topic.key), one);
    });

    test('may want to learn before it what it depends on, and nothing else', () => {
      const { letter } = ask('what should i know before that');
      const listed = [...letter.matchAll(/^- (\[.*?\]\([^)]*\))/gm)].flatMap(([, one = '']) => linksIn(one));
      assert.deepEqual(listed, topic.prerequisites);
    });

    test('may ask for its minutes and for the whole of its roadmap', () => {
      const { letter } = ask('how long does that take');
      const own = library.topicsOf.get(topic.technology) ?? [];
      const hours = Math.round(own.reduce((sum, { minutes }) => sum + minutes, 0) / 60);
      assert.ok(
        letter.includes(`${topic.minutes} minutes`) && letter.includes(`${own.length} topics`),
        letter,
      );
      assert.ok(letter.includes(`${hours} hours`), letter);
    });

    test('gets an exercise, step by step, with its question and without the answer', () => {
      const { letter } = ask('an exercise please');
      assert.match(letter, /^1\. /m);
      assert.ok(letter.includes(question), letter);
      assert.ok(!letter.includes(topic.check.answer), letter);
      const steps = [...letter.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
      assert.deepEqual(
        steps,
        Array.from({ length: steps.length }, (_, at) => at + 1),
      );
    });

    test('gets one step where one is stuck, and one check where it is still broken', () => {
      const step = ask('I am stuck').letter;
      assert.ok(step.includes(link) && !/^2\. /m.test(step), step);
      assert.ok(ask('i tried it and it still does not work').letter.includes(question));
    });

    test('may want only its pages', () => {
      const { letter } = ask('just the links');
      const lines = letter.split('\n').filter((line) => line.startsWith('- '));
      assert.deepEqual(
        lines,
        pages.map((page) => `- ${page}`),
      );
      assert.ok(!letter.includes(task) && !letter.includes(sentences[0] ?? '?'));
    });

    test('may want a plan that leads to it', () => {
      const { plan, meaning } = ask('make a plan for this');
      assert.equal(plan?.request.wanted?.[topic.key], 1);
      assert.deepEqual(plan.technologies, [topic.technology]);
      assert.equal(meaning.intent, 'plan');
    });

    test('has no plan where none was asked for', () => {
      for (const problem of [
        'simpler please',
        'why?',
        'quiz me',
        'thanks',
        'make it harder',
        'is there a video?',
      ])
        assert.equal(ask(problem).plan, undefined, problem);
    });
  });
}

test('an example is another one as long as there are others', () => {
  for (const { thread, language, key } of started) {
    const one = sayNext('an example please', thread, { language });
    const two = sayNext('another example', one.thread, { language });
    assert.notEqual(one.letter, two.letter, key);
    for (const [, code = ''] of one.letter.matchAll(/^- (`[^`]+`)$/gm))
      assert.ok(!two.letter.includes(`- ${code}\n`), code);
  }
});
