import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { type Danger, dangers, harmfulDangers } from '#lexicon/danger/danger.ts';

import { answerRequest, keepReply } from '../answer-request.ts';
import { dangerTexts } from '../danger/danger-texts.ts';
import { preferSafety } from '../danger/prefer-safety.ts';
import { library } from '../testing/ask-sample.ts';

const asked = { name: 'Mina', age: 20, level: 1, days: 30, language: 'Python' } as const;
const root = join(import.meta.dirname, '../..');
const examples = readFileSync(join(root, 'lexicon/danger/examples.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);
const rows = examples.map((line) => line.split('\t'));
const harmful: ReadonlySet<string> = harmfulDangers;
const warnings = dangers.map((danger) => [danger, dangerTexts[danger].first] as const);

function reply(problem: string) {
  return answerRequest(library, { ...asked, problem });
}

function listWarned(letter: string): Danger[] {
  return warnings.filter(([, first]) => letter.includes(first)).map(([danger]) => danger);
}

describe('answerRequest(library, request) for a message with a danger', () => {
  for (const danger of dangers)
    test(`begins with how to be safe, and names no other danger: ${danger}`, () => {
      const own = rows.filter(([name]) => name === danger).map(([, text = '']) => text);
      assert.ok(own.length > 0);
      for (const text of own) {
        const { letter, meaning } = reply(text);
        if (meaning.care === 'reply') continue;
        assert.deepEqual(listWarned(letter), [danger], text);
        assert.equal(letter.split('\n\n')[1], dangerTexts[danger].first, text);
        assert.ok(letter.split('\n\n').length > 2, `${text}: there is a way on`);
      }
    });

  test('warns of nothing where nothing is dangerous', () => {
    for (const [, text = ''] of rows.filter(([name]) => name === 'none'))
      assert.deepEqual(listWarned(reply(text).letter), [], text);
  });

  test('refuses what harms others, without a plan, code or page', () => {
    for (const [danger = '', text = ''] of rows.filter(([name = '']) => harmful.has(name))) {
      const { letter, plan, meaning } = reply(text);
      if (meaning.intent === 'cheat') continue;
      assert.equal(plan, undefined, text);
      assert.doesNotMatch(letter, /```|\]\(https/, `${danger}: ${text}`);
      assert.deepEqual([meaning.intent, meaning.topics], ['harm', []], text);
    }
  });

  test('leads else to a topic of the roadmaps that the danger is about, of the technology of the form where it can', () => {
    for (const [danger = '', text = ''] of rows.filter(
      ([name = '']) => name !== 'none' && !harmful.has(name),
    )) {
      const { topics } = dangerTexts[dangers.find((one) => one === danger) ?? assert.fail(danger)];
      const { meaning } = reply(text);
      if (topics.length === 0 || meaning.intent !== 'concept' || meaning.grade !== 'likely') continue;
      assert.ok(
        meaning.topics.every((key) => library.topics.has(key)),
        text,
      );
    }
  });
});

describe('preferSafety(library, read, danger)', () => {
  const said = {
    english: false,
    minutes: { named: [{ minutes: 20, unit: 'minute', each: 'day' }], free: [6] },
    unreadDay: 3,
    level: 2,
    span: { days: 5, said: '5 days' },
    dates: { start: '2026-12-01', until: null },
    field: { kind: 'covered', technologies: ['git'], uncovered: [] },
    goal: 'a shop',
  } as const;
  const decided = { intent: 'offtopic', others: ['concept'], grade: 'sure' } as const;
  const read = { ...said, decided, intent: 'off-topic' } as const;

  test('keeps all else that was said', () => {
    for (const danger of dangers) {
      assert.partialDeepStrictEqual(preferSafety(library, read, danger), said, danger);
      assert.deepEqual(preferSafety(library, read, danger).decided.others, ['concept']);
    }
  });

  test('leaves a message without a danger, a refusal, homework and a plan that harms nobody as they are', () => {
    assert.equal(preferSafety(library, read, null), read);
    const plan = {
      intent: 'plan',
      technologies: ['git'],
      goals: [],
      decided: { ...decided, intent: 'plan' },
    } as const;
    for (const other of [
      { ...said, decided, intent: 'refusal', technologies: [] },
      { ...said, decided, intent: 'homework', technologies: [], topics: [], certainty: 'sure' },
    ] as const)
      for (const danger of dangers) assert.equal(preferSafety(library, other, danger), other, danger);
    const wished = { ...said, ...plan };
    for (const danger of dangers) {
      const { intent } = preferSafety(library, wished, danger);
      assert.equal(intent, harmfulDangers.has(danger) ? 'refusal' : 'plan', danger);
    }
  });

  test('takes a plan that nobody asked for surely for a question about the danger', () => {
    const told = { intent: 'plan', technologies: ['git'], goals: [], asksNothing: true } as const;
    const unsure = { ...told, asksNothing: undefined, decided: { ...decided, grade: 'likely' } } as const;
    assert.equal(preferSafety(library, { ...said, decided, ...told }, 'leaked-key').intent, 'answer');
    assert.equal(preferSafety(library, { ...said, decided, ...told }, 'break-in').intent, 'refusal');
    assert.equal(
      preferSafety(library, { ...said, ...unsure, asksNothing: true }, 'leaked-key').intent,
      'answer',
    );
  });

  test('chooses a topic of the technology that is asked about where the danger has one', () => {
    for (const danger of dangers.filter((one) => !harmful.has(one)))
      for (const key of dangerTexts[danger].topics) {
        const technology = library.topics.get(key)?.technology ?? '';
        const answer = preferSafety(
          library,
          { ...read, intent: 'encouragement', technologies: [technology] },
          danger,
        );
        assert.ok(answer.intent === 'answer');
        assert.deepEqual(answer.technologies, [technology], `${danger}: ${key}`);
      }
  });
});

test('a reply that is kept for others is the same whoever asks, and has no name in it', () => {
  for (const problem of ['make me a plan', 'what is a list?', 'i pushed my api key to github']) {
    const one = keepReply(library, { ...asked, problem });
    assert.equal(keepReply(library, { ...asked, name: 'Ada', problem }), one, problem);
    assert.doesNotMatch(one.body.text, /Mina|Ada\b/, problem);
  }
});
