import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample, library } from '../testing/ask-sample.ts';
import { countReplyWords } from '../sentences.ts';

describe('writePlanReply(library, request, wish)', () => {
  test('is no longer than can be read, and says so where it is cut', () => {
    for (const language of ['git', 'python', 'sql', 'css']) {
      assert.ok(countReplyWords(askSample({ language, days: 30 })) < 2750, language);
      assert.ok(countReplyWords(askSample({ language, days: 10 })) < 1400, language);
      assert.ok(countReplyWords(askSample({ language, days: 45 })) < 3000, language);
    }
    assert.match(askSample({ language: 'sql', days: 30 }), /long tasks are cut/);
  });

  test('writes a question out once and names its place from then on', () => {
    const reply = askSample({ days: 30 });
    const questions = [...reply.matchAll(/^- Review, \d+ min\. \[[^\]]+\]\([^)]+\): (.+?\?)/gm)].map(
      ([, question]) => question,
    );
    assert.ok(questions.length > 10);
    assert.equal(new Set(questions).size, questions.length);
    assert.match(reply, /Answer the questions? under \[.+ from memory\./);
  });

  test('gives no step of a project before the topics that it needs', () => {
    const reply = askSample({ age: 20, days: 30 });
    const steps = [...reply.matchAll(/\]\(\/goals\/([\w-]+)#step-(\d)\)/g)];
    assert.ok(steps.length > 2);
    for (const { 1: goal = '', 2: step, index } of steps)
      for (const key of library.goals.get(goal)?.steps[Number(step) - 1]?.needs ?? [])
        assert.ok(reply.slice(0, index).includes(`(/language/${key.replace('/', '#')})`), key);
  });

  test('says when the work is done, and has no more of it than reviews after that', () => {
    const reply = askSample({ days: 1000, level: 2, language: 'java' });
    const last = reply.split('\n\n').find((paragraph) => paragraph.startsWith('**Months')) ?? '';
    assert.match(last, /^- Review, \d+ questions/m);
    assert.doesNotMatch(last, /^- (?:Project|Practice), \d{2,} days/m);
    assert.match(reply, /The work takes \d+ of your 1,000 days\./);
    assert.match(
      reply,
      /After that only reviews are left: you can stop there, or ask me for a plan of something else/,
    );
  });

  test('says how much of the roadmap few days hold, and how many days would hold it all', () => {
    const [, held = '', all = ''] =
      /(\d+) of (\d+) topics fit in 30 days\. About \d+ days would be enough for all/.exec(askSample()) ?? [];
    const count = library.roadmaps.get('python')?.topicCount ?? 0;
    assert.equal(Number(all), count);
    assert.ok(Number(held) > count * 0.7);
    assert.ok(askSample({ days: 1, age: 9 }).includes(`0 of ${count} topics fit in 1 day.`));
  });

  test('says how many days are enough where the days are many', () => {
    const reply = askSample({ language: 'Vue', days: 365, problem: 'plan, 2 hours a day' });
    assert.match(reply, /With every day full, about \d\d? days would be enough\./);
  });

  test('names what a level takes as known, and what it adds where it has little of its own', () => {
    assert.match(askSample({ level: 2 }), /Taken as known at Intermediate level, \d+ topics: \[/);
    const advanced = askSample({ level: 3 });
    assert.match(advanced, /Taken as known at Advanced level, \d+ topics/);
    assert.match(
      advanced,
      /Python has only \d topics at Advanced level, so \d+ topics below it are in this plan too/,
    );
    assert.doesNotMatch(askSample(), /Taken as known/);
  });

  test('writes a step a sentence for a child', () => {
    const task = /Try: (.+)/.exec(askSample({ age: 9, days: 7 }))?.[1] ?? '';
    assert.match(task, /Install Python from python\.org\. Write `print/);
    assert.doesNotMatch(askSample({ age: 30, days: 7 }), /Install Python from python\.org\. Write/);
  });

  test('does not promise what it leaves out', () => {
    const reply = askSample({ language: 'C++', days: 3, problem: 'plan for pointers and destructors' });
    const missed = [...reply.matchAll(/There is no time for (.+?), which/g)].map(([, names]) => names).join();
    assert.match(missed, /Destructors/);
    assert.doesNotMatch(reply, /^- \[Destructors/m);
  });

  test('says of each thing asked about whether it fits, is begun, or finds no time', () => {
    const begun = askSample({ age: 9, days: 1, problem: 'exam tomorrow about defining functions, plan' });
    assert.match(begun, /You asked about \[.+?\]\(.+?\)\. There is only time for the first part of it\./);
    const [, topic = ''] = /You asked about (\[.+?\]\(.+?\))\. There/.exec(begun) ?? [];
    assert.ok(begun.includes(`\n- ${topic} (part 1 of `));
    assert.doesNotMatch(begun, new RegExp(`no time for[^.]*${topic.replaceAll(/[[\]()]/g, '.')}`));
    const many = askSample({
      days: 14,
      problem: 'plan for files, sorting, recursion, modules, classes, regular expressions, testing',
    });
    const asked = [
      ...many.matchAll(
        /(?:asked about|Did you mean|no time for) (\[.+?)(?:\. (?:It|They|There)|, which|\?)/g,
      ),
    ].map(([, names = '']) => names);
    const more = asked.flatMap((names) =>
      [...names.matchAll(/and (\d+) more/g)].map(([, left]) => Number(left)),
    );
    const links = asked.flatMap((names) => names.match(/\]\(/g) ?? []).length;
    assert.equal(links + more.reduce((sum, left) => sum + left, 0), 7);
  });

  test('plans nothing on weekdays for someone who has time at weekends only, and says which day is the first', () => {
    const reply = askSample({ days: 16, problem: 'plan please, I have 2 hours on weekends only' });
    assert.match(reply, /with 120 minutes a day at weekends\..* Day 1 is a Saturday\./);
    const minutes = [...reply.matchAll(/^\*\*Days? (\d+(?:–\d+)?)\*\* \((\d+) min\)/gm)].map(
      ([, days, min]) => `${days}: ${min}`,
    );
    const weekend = ['1: 120', '2: 120', '3–7: 0', '8: 120', '9: 120', '10–14: 0', '15: 120', '16: 120'];
    assert.deepEqual(minutes, weekend);
  });

  test('says when it plans other minutes than were named', () => {
    assert.match(
      askSample({ age: 9, problem: 'plan, I have 3 hours a day' }),
      /You named 3 hours a day\. I plan 50 minutes/,
    );
  });

  test('speaks of another technology only when nothing of this one is left out', () => {
    assert.doesNotMatch(askSample({ language: 'css', days: 3 }), /Good to learn next/);
    assert.match(askSample({ language: 'css', days: 3 }), /What comes next: the topics left out/);
  });

  test('says that it took a beginner for granted where no level was chosen', () => {
    assert.match(askSample({ level: null }), /at Beginner level, as no level was chosen,/);
  });

  test('begins with what was understood when the question holds no words', () => {
    assert.match(
      askSample({ problem: '?' }),
      /^Hello Mina,\n\nI understood: [^\n]+\n\nI found no question in your message\. Here is your plan/,
    );
  });

  test('ends by saying how to change it', () => {
    for (const age of [9, 30])
      assert.match(
        askSample({ age }).split('\n\n').at(-1) ?? '',
        /^To change the plan, tell me how many minutes a day/,
      );
  });
});
