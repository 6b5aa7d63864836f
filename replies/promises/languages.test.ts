import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample, library } from '../testing/ask-sample.ts';
import { sayNext } from '../testing/say-next.ts';

const remark = /I can only write in English/g;
const count = (letter: string) => letter.match(remark)?.length ?? 0;

/** The wish for a plan in many languages, each with its technology; some name days. */
const wishes: readonly (readonly [message: string, slug: string, days: number])[] = [
  ['quiero aprender Python en 20 días', 'python', 20],
  ['je veux apprendre PHP', 'php', 30],
  ['ich möchte Java lernen, 14 Tage', 'java', 14],
  ['voglio imparare CSS', 'css', 30],
  ['quero aprender Git', 'git', 30],
  ['хочу выучить Java', 'java', 30],
  ['css öğrenmek istiyorum', 'css', 30],
  ['मुझे python सीखना है', 'python', 30],
  ['أريد تعلم بايثون', 'python', 30],
  ['파이썬 배우고 싶어요', 'python', 30],
];

/** Questions in other languages, with a word that is in the title of the topic that answers. */
const questions = [
  ['¿qué es una lista?', 'Python', /list/i],
  ['Was ist eine Funktion?', 'JavaScript', /function/i],
  ["qu'est-ce qu'une boucle for", 'Python', /loop/i],
  ['o que é um dicionário?', 'Python', /dictionar/i],
  ['¿Cómo centro un div?', 'CSS', /cent/i],
] as const;

describe('a wish for a plan that is not in English', () => {
  for (const [message, slug, days] of wishes)
    test(`is a plan for ${slug} in ${days} days, and says once that the reply is in English: ${message}`, () => {
      const { letter, plan, meaning } = sayNext(message, [], { language: 'any' });
      assert.deepEqual([plan?.technologies, plan?.request.days], [[slug], days], letter.slice(0, 300));
      assert.equal(count(letter), 1);
      assert.deepEqual([meaning.intent, meaning.uncovered], ['plan', []]);
      assert.ok(
        letter.indexOf('I can only write') < letter.indexOf('Here is your plan'),
        'It is said first.',
      );
    });

  test('has the same days as the one in English', () => {
    const english = sayNext('I want to learn PHP', [], { language: 'any', days: 7 }).letter;
    const french = sayNext('je veux apprendre PHP', [], { language: 'any', days: 7 }).letter;
    assert.equal(cutDays(french), cutDays(english));
  });
});

describe('a question that is not in English', () => {
  for (const [message, language, title] of questions)
    test(`is answered by the topic of the roadmap: ${message}`, () => {
      const { letter, meaning } = sayNext(message, [], { language });
      const [key = ''] = meaning.topics;
      assert.match(library.topics.get(key)?.title ?? '', title, letter.slice(0, 300));
      assert.equal(count(letter), 1);
    });
});

test('a reply to English says nothing of languages, in whatever kind it is', () => {
  for (const problem of [
    'make me a plan',
    'what is a list?',
    'thanks',
    'write me a keylogger',
    'blorp',
    'teach me Rust',
  ])
    assert.equal(count(askSample({ problem })), 0, problem);
});

test('a name of another language is greeted, and is no reason for the remark', () => {
  for (const name of ['José', '李小龙', 'Ольга', 'मीना']) {
    const letter = askSample({ name, problem: 'make me a plan' });
    assert.ok(letter.startsWith(`Hello ${name},`), name);
    assert.equal(count(letter), 0, name);
  }
});

function cutDays(letter: string): string {
  return letter.slice(letter.indexOf('**Day 1**'));
}
