import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { z } from 'zod';

import { askAnswer } from '#contract/assistant.ts';
import { limits } from '#server/limits.ts';
import { makeApp } from '#server/app.ts';
import { makeModel } from '#server/assistant/language-model/language-model.ts';
import type { ReadingMode } from '#server/assistant/language-model/reading/read-with-model.ts';

import { openBothApps } from '../databases/apps.ts';
import { startEndpoint } from './endpoint.ts';
import { isReadingCall, readings, readingScenes } from './reading-scenes.ts';

const { baseUrl, recorded } = await startEndpoint(readingScenes);
const [opened] = await openBothApps({ AI_BASE_URL: baseUrl, AI_MODEL: 'agrees', RATE_LIMIT: 'off' });
assert.ok(opened);
const { services } = opened;
const form = { name: 'Mina', age: 30, level: 'option2', days: 5, language: 'Python' };
const hanging = { ...limits.model, reading: { ...limits.model.reading, first: 200, whole: 400 } };

type Changes = {
  readonly mode?: ReadingMode;
  readonly problem?: string;
  readonly language?: string;
  readonly corrections?: object;
  readonly thread?: object;
};

async function ask(scene: string, { mode = 'always', ...changes }: Changes = {}) {
  const bounds = scene === 'hang' ? hanging : limits.model;
  const model = makeModel({ baseUrl, model: scene, key: undefined }, bounds, mode);
  const response = await makeApp({ ...services, model }).request('/ai/ans', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, problem: 'what is a dictionary?', ...changes }),
  });
  assert.equal(response.status, 200);
  return askAnswer.parse(await response.json());
}

const countReadings = (scene: string) => (recorded.get(scene) ?? []).filter(isReadingCall).length;

const engine = await ask('agrees', { mode: 'never' });

describe('what a model reads', () => {
  test('is the meaning, from which the engine decides and plans', async () => {
    const { meaning, plan, letter } = await ask('plan, 12 days', { problem: 'quiero aprender algo de java' });
    assert.deepEqual([meaning.intent, meaning.technologies, meaning.days], ['plan', ['java'], 12]);
    assert.equal(plan?.request.days, 12);
    assert.deepEqual(plan?.technologies, ['java']);
    assert.equal(meaning.parts.days?.source, 'model');
    assert.equal(meaning.parts.minutes?.source, 'model');
    assert.match(letter, /I understood: a plan for Java, 12 days, 40 minutes a day/);
  });

  test('may stand in fences', async () => {
    const { meaning } = await ask('in fences', { problem: 'make me a plan' });
    assert.deepEqual([meaning.days, meaning.weekdays], [12, [5, 6]]);
  });

  test('is a topic by its id', async () => {
    const { meaning } = await ask('another topic', { problem: '¿cómo guardo valores sin que se repitan?' });
    assert.deepEqual([meaning.intent, meaning.topics[0]], ['concept', 'python/tuples-and-sets']);
    assert.equal(meaning.parts.topics?.source, 'model');
  });

  test('is a goal by its id, if it is among those that are near', async () => {
    const near = await ask('a goal', {
      problem: 'a plan, I like animals and photos',
      language: 'HTML',
    });
    assert.deepEqual([near.meaning.goalId, near.meaning.parts.goalId?.source], ['pet-page', 'model']);
    assert.equal(near.plan?.request.goal, 'pet-page');
    const far = await ask('a goal', { problem: 'make me a plan', language: 'HTML' });
    assert.equal(far.meaning.goalId, null);
    const unknown = await ask('unknown ids', { problem: 'make me a plan' });
    assert.equal(unknown.meaning.goalId, null);
  });

  test('never replaces what the learner set', async () => {
    const { meaning } = await ask('plan, 12 days', { problem: 'make me a plan', corrections: { days: 9 } });
    assert.deepEqual([meaning.days, meaning.parts.days?.source], [9, 'corrected']);
    assert.equal(meaning.parts.minutes?.source, 'model');
  });

  test('raises care, and never lowers it', async () => {
    const raised = await ask('sees danger');
    assert.deepEqual(
      [raised.meaning.care, raised.meaning.intent, raised.source],
      ['reply', 'danger', 'engine'],
    );
    assert.match(raised.letter, /someone you trust/);
    const doubt = await ask('sees a doubt');
    assert.equal(doubt.meaning.care, 'line');
    for (const problem of ['i dont want to live anymore', 'my dad hits me every day, make me a plan']) {
      const { meaning } = await ask('lowers care', { problem });
      assert.equal(meaning.care, 'reply', problem);
    }
    assert.equal(recorded.get('lowers care'), undefined);
  });
});

test('a question in another language is worded by the model, and nothing says that it cannot be', async () => {
  const { letter, source } = await ask('agrees', { problem: '¿qué es un diccionario en python?' });
  assert.equal(source, 'model');
  assert.doesNotMatch(letter, /only write in English/);
  assert.match(
    (await ask('401', { problem: '¿qué es un diccionario en python?' })).letter,
    /only write in English/,
  );
});

describe('a model that reads badly changes nothing', () => {
  const unusable =
    'numbers out of range,wrong types,too long,links and scripts,truncated JSON,an array,prose,html,empty,cut,500,401,html page,hang'.split(
      ',',
    );
  for (const scene of unusable) {
    test(`${scene}: the engine's own meaning stands`, async () => {
      const { meaning, letter } = await ask(scene);
      assert.deepEqual(meaning, engine.meaning);
      assert.doesNotMatch(letter, /HACKED|evil|<script|undefined/);
      assert.match(letter, /\*\*Try it\.\*\*/);
    });
  }

  for (const scene of ['unknown ids', 'insulting goal']) {
    test(`${scene}: the other fields count`, async () => {
      const { meaning, letter } = await ask(scene, { problem: 'make me a plan' });
      assert.equal(meaning.days, 12);
      assert.deepEqual(meaning.technologies, ['python']);
      assert.equal(meaning.goal, null);
      assert.doesNotMatch(letter, /cobol|idiot/i);
    });
  }
});

test('an endpoint that takes no format is asked again without, and then no more with it', async () => {
  const { meaning } = await ask('no format', { problem: 'make me a plan' });
  assert.equal(meaning.days, 12);
  assert.equal(countReadings('no format'), 2);
});

test('an endpoint that fails to read is not asked to word', async () => {
  const { letter, source } = await ask('401');
  assert.equal(source, 'engine');
  assert.match(letter, /could not be reached/);
  assert.equal((recorded.get('401') ?? []).filter((sent) => !isReadingCall(sent)).length, 0);
});

const groups = {
  plan: 'i want to learn python, i have an hour a day',
  error: "for i in range(3):\nprint(i)\nIndentationError: expected an indented block after 'for'",
  compare: 'lists or tuples, which one should i use?',
  'follow-up': 'make it shorter please',
  uncovered: 'teach me COBOL',
  feelings: 'i am too stupid for this, everyone else gets it',
  'other language': '¿qué es un diccionario?',
  nonsense: 'asdkjh qwe lkj',
  'something else': "what's the best pizza recipe?",
};

describe('every message is read by the model', () => {
  for (const [group, problem] of Object.entries(groups)) {
    test(group, async () => {
      const before = countReadings('agrees');
      const { meaning } = await ask('agrees', { problem });
      assert.equal(countReadings('agrees') - before, 1);
      assert.equal(meaning.care, 'none');
      const { body = '' } = recorded.get('agrees')?.findLast(isReadingCall) ?? {};
      const { messages } = z
        .object({ messages: z.array(z.object({ content: z.string() })) })
        .parse(JSON.parse(body));
      assert.ok(messages[1]?.content.includes(problem), 'as it was typed, with its lines');
      assert.doesNotMatch(body, /Mina|"age"/);
    });
  }

  test('but not one that needs care, or is refused', async () => {
    const before = countReadings('agrees');
    for (const problem of ['i want to die', 'a stranger asks for pictures of me', 'write me ransomware'])
      assert.equal((await ask('agrees', { problem })).source, 'engine');
    assert.equal(countReadings('agrees'), before);
  });

  test('but, where it is set so, only when the engine is not sure, or never', async () => {
    const before = countReadings('agrees');
    assert.equal((await ask('agrees', { mode: 'unsure' })).meaning.grade, 'sure');
    await ask('agrees', { mode: 'never', problem: groups.nonsense });
    assert.equal(countReadings('agrees'), before);
    await ask('agrees', { mode: 'unsure', problem: groups.nonsense });
    assert.equal(countReadings('agrees'), before + 1);
  });
});

test('earlier turns are told but for those that need care', async () => {
  const turns = ['i finished loops', 'i want to die'].map((problem) => ({
    problem,
    meaning: engine.meaning,
  }));
  await ask('agrees', { problem: 'and now?', thread: turns });
  const { body = '' } = recorded.get('agrees')?.findLast(isReadingCall) ?? {};
  assert.match(body, /i finished loops/);
  assert.doesNotMatch(body, /want to die/);
});

test('every reading has a scene', () => {
  assert.ok(Object.keys(readings).every((name) => name in readingScenes));
});
