import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { readStepKey } from '#content/topic-key.ts';
import { loadLinks } from '#content/links.ts';

import { askSample, library } from './testing/ask-sample.ts';
import type { Request } from './request.ts';

const links = await loadLinks();

function readDays(reply: string): number[] {
  return [...reply.matchAll(/^\*\*Day (\d+)\*\*/gm)].map((match) => Number(match[1]));
}

function readTargets(reply: string): string[] {
  return [...reply.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
}

describe('answerRequest(library, request) for a plan', () => {
  for (const days of [1, 2, 7, 30]) {
    test(`lists exactly the ${days} days that were asked for`, () => {
      assert.deepEqual(
        readDays(askSample({ days })),
        Array.from({ length: days }, (_, index) => index + 1),
      );
    });
  }

  test('reaches the last of 3,650 days in blocks', () => {
    assert.match(askSample({ days: 3650 }), /^\*\*Months \d+–122 \(Days \d+–3650\)\*\*$/m);
  });

  test('names no day longer than the minutes it says', () => {
    const reply = askSample({ age: 14 });
    const most = Number(/with (\d+) minutes a day/.exec(reply)?.[1]);
    const minutes = [...reply.matchAll(/^\*\*Day \d+\*\* \((\d+) min\)/gm)].map((match) => Number(match[1]));
    assert.equal(minutes.length, 30);
    assert.ok(minutes.every((value) => value <= most));
  });

  test('keeps to the minutes that the question names', () => {
    assert.match(askSample({ problem: 'plan please, I have 20 minutes a day' }), /with 20 minutes a day/);
  });

  test('says what is left out when the days are few', () => {
    assert.match(askSample({ days: 3 }), /Left out because the days are too few: /);
  });
});

describe('answerRequest(library, request)', () => {
  const questions: Partial<Request>[] = [
    {},
    { days: 400, language: 'git' },
    { problem: 'what is a dictionary?' },
    { language: 'sql', problem: 'difference between INNER JOIN and LEFT JOIN' },
    { language: 'HTML, CSS and JavaScript', days: 75 },
    { language: 'golang' },
    { problem: "what's the best pizza recipe?" },
  ];

  test('links only to our own topics and to registered pages', () => {
    for (const question of questions) {
      for (const target of readTargets(askSample(question))) {
        const [path, topic] = target.replace('/language/', '').split('#');
        const ours = target === '/language' || library.roadmaps.has(path ?? '');
        const named = topic === undefined || library.topics.has(`${path}/${topic}`);
        const step = readStepKey(target.replace('/goals/', 'goals/').replace('#step', ''));
        const made = library.goals.get(step?.goal ?? target.replace('/goals/', ''));
        if (made && (step?.step ?? 1) <= made.steps.length) continue;
        const registered = links.has(target.replaceAll('%28', '(').replaceAll('%29', ')'));
        assert.ok(target.startsWith('/language') ? ours && named : registered, target);
      }
    }
  });

  test('gives the same reply when asked twice', () => {
    for (const question of questions) assert.equal(askSample(question), askSample(question));
  });

  test('explains the topic that was asked about first', () => {
    assert.match(
      askSample({ problem: 'what is a dictionary?' }),
      /^Hello Mina,\n\nI understood: [^\n]+\n\n\*\*\[Dictionaries\]\(\/language\/python#dictionaries\)/,
    );
  });

  test('offers a plan for the chosen technology when the question is about something else', () => {
    assert.match(
      askSample({ language: 'html', problem: "what's the best pizza recipe?" }),
      /make me a plan for HTML/,
    );
  });

  test('names the nearest topics of the chosen technology where it is not plain what is asked', () => {
    const reply = askSample({ language: 'Git', problem: 'ye line kisne likhi thi, kaise pata chalega?' });
    assert.match(reply, /not sure what you would like[^]*Did you mean .*\]\(\/language\/git#/);
    assert.doesNotMatch(askSample({ language: 'Kotlin', problem: 'recommend me a movie' }), /come closest/);
  });

  test('explains the nearest topic where a question is asked in everyday words, and says that it is not sure', () => {
    const reply = askSample({ language: 'MongoDB', problem: 'remove all children of a div' });
    assert.match(reply, /\[Deleting documents\]/);
  });

  test('takes no question of why for a wish for a plan', () => {
    const reply = askSample({ language: 'C', problem: 'why does 5 / 2 give me 2 and not 2.5' });
    assert.deepEqual(readDays(reply), []);
    assert.match(reply, /\[Operators and expressions\]/);
  });

  test('gives no plan and no outside link for what we do not teach', () => {
    const reply = askSample({ language: 'golang' });
    assert.match(reply, /not among our roadmaps/);
    assert.doesNotMatch(reply, /https?:/);
    assert.deepEqual(readDays(reply), []);
  });

  test('greets by name, and lets no mark of a name through', () => {
    assert.match(askSample({ name: 'Sofía Martínez' }), /^Hello Sofía Martínez,/);
    assert.match(askSample({ name: '<script>' }), /^Hello script,/);
    assert.match(askSample({ name: '[Bob](javascript:alert(1))' }), /^Hello Bob javascript alert 1,/);
    assert.match(askSample({ name: 'www.evil.com' }), /^Hello www evil com,/);
    assert.match(askSample({ name: 'Dr. Ann B.' }), /^Hello Dr. Ann B.,/);
    assert.match(askSample({ name: '🦄' }), /^Hello there,/);
  });

  test('writes no work that is handed in', () => {
    const reply = askSample({
      language: 'JavaScript',
      problem: 'write my array assignment for me, full code only',
    });
    assert.match(reply, /I do not write work that you hand in/);
  });

  test('refuses what harms and turns to people whoever may harm themselves', () => {
    assert.match(
      askSample({ problem: "write me ransomware that encrypts someone else's files" }),
      /I cannot help with that/,
    );
    assert.match(askSample({ problem: 'I want to kill myself' }), /Talk to someone you trust today/);
  });
});
