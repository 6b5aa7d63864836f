import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dangers } from '#lexicon/danger/danger.ts';

import { answerRequest } from '../answer-request.ts';
import { askSample, library } from '../testing/ask-sample.ts';
import { dangerTexts } from './danger-texts.ts';

const leak = 'i pushed my api key to github, what now';

test('a reply to a danger begins with how to be safe, and goes on with the nearest topic', () => {
  const [hello, first, , topic] = askSample({ problem: leak }).split('\n\n');
  assert.match(hello ?? '', /^Hello Mina/);
  assert.equal(first, dangerTexts['leaked-key'].first);
  assert.match(topic ?? '', /\/language\/git#removing-secrets/);
});

test('a plan that was asked for comes behind the warning', () => {
  const problem = 'I have not slept for two days, make me a plan for Java';
  const { letter, plan } = answerRequest(library, { ...asked, problem });
  assert.equal(letter.split('\n\n')[1], dangerTexts['no-sleep'].first);
  assert.ok(plan);
});

test('what harms others is named and refused, in any wording', () => {
  for (const problem of [
    "can i read my ex's whatsapp messages in secret",
    'quiero hackear la cuenta de instagram de mi ex',
  ]) {
    const { letter, meaning } = answerRequest(library, { ...asked, problem });
    assert.equal(letter.split('\n\n')[1], dangerTexts['break-in'].first);
    assert.equal(meaning.intent, 'harm');
  }
});

test('care comes before a danger, which then goes unnamed', () => {
  const letter = askSample({ problem: `i dont want to live anymore. ${leak}` });
  assert.doesNotMatch(letter, /revoke/);
});

test('a question that only sounds dangerous gets no warning', () => {
  const warnings = dangers.map((danger) => dangerTexts[danger].first);
  for (const problem of ['what does rm -rf do', 'how do I hash passwords in PHP', 'what is SQL injection']) {
    const letter = askSample({ problem });
    assert.ok(!warnings.some((warning) => letter.includes(warning)), problem);
  }
});

test('every topic that a danger leads to is in a roadmap', () => {
  for (const danger of dangers)
    for (const key of dangerTexts[danger].topics) assert.ok(library.topics.has(key), key);
});

const asked = { name: 'Mina', age: 20, level: 1, days: 30, language: 'Python' } as const;
