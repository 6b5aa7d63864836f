import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { z } from 'zod';

import { listEntryWords } from '#app/browser/search/list-entry-words.ts';
import { listEntries } from '#app/browser/search/list-entries.ts';
import { startSearch } from '#app/browser/search/search-entries.ts';
import { loadLibraryContent } from '#content/library.ts';
import { answerRequest } from '#replies/answer-request.ts';
import { library } from '#replies/testing/ask-sample.ts';
import { findTopics } from '#search/find-topics.ts';
import { listNames } from '#server/assistant/language-model/allowed.ts';
import { hostile, page } from '#server/assistant/language-model/arbitrary.ts';
import { filterText } from '#server/assistant/language-model/filter-text.ts';
import { makeIsFit } from '#server/assistant/language-model/safety/is-fit.ts';

import { mutateText } from '../mutate.ts';
import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';

const line = z.object({ ask: z.object({ problem: z.string(), language: z.string() }).optional() });
const golden = readFileSync(join(import.meta.dirname, '../../../bench/questions/golden.jsonl'), 'utf8');
const asked = golden
  .trim()
  .split('\n')
  .flatMap((text) => line.parse(JSON.parse(text)).ask ?? []);
const problems = mutateText(asked.map(({ problem }) => problem));
const languages = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...asked.map(({ language }) => language)) },
  mutateText(asked.map(({ language }) => language)),
);

/** What learners asked, changed: each message has a reply, which begins and ends and names no page but ours. */
export async function tryQuestions(): Promise<GeneratedTrial> {
  const request = fc.record({
    name: fc.constantFrom('Mina', '<b>', ''),
    age: fc.integer({ min: 9, max: 99 }),
    level: fc.constantFrom(null, 1, 2, 3),
    days: fc.integer({ min: 1, max: 90 }),
    language: languages,
    problem: problems.map((text) => text.slice(0, 4000)),
    today: fc.constantFrom('2026-11-23', '2028-02-29'),
  });
  return makeGeneratedTrial(request, (one) => {
    const { letter } = answerRequest(library, one);
    assert.ok(letter.startsWith('Hello '));
    assert.doesNotMatch(withoutCode(letter), /\bundefined\b|\bNaN\b/);
  });
}

/** The box and the assistant's own search. */
export async function trySearch(): Promise<GeneratedTrial> {
  const content = await loadLibraryContent();
  const search = startSearch(listEntries(content), listEntryWords(content));
  return makeGeneratedTrial(fc.tuple(problems, fc.boolean()), ([typed, typing]) => {
    for (const { results } of search({ typed }).groups) assert.ok(results.length > 0);
    for (const { key } of findTopics(library.index, typed, { limit: 9, typing }))
      assert.ok(library.topics.has(key));
  });
}

/** What a model may write: nothing runs, and no address but ours is left. */
export async function tryMarkdown(): Promise<GeneratedTrial> {
  const allowed = {
    topics: new Map([['T1', '[Lists](/language/python#lists)']]),
    pages: new Set([page]),
    named: listNames('Install pytest with pip.'),
    isFit: makeIsFit(30),
  };
  const letter = answerRequest(library, {
    name: 'Mina',
    age: 20,
    level: 1,
    days: 9,
    language: 'Python',
    problem: 'make me a plan',
  }).letter;
  return makeGeneratedTrial(fc.oneof(hostile, mutateText([letter, ...letter.split('\n\n')])), (text) => {
    const passed = filterText(text, allowed);
    assert.doesNotMatch(passed, /\/\/evil|evil-courses/);
    assert.doesNotMatch(withoutCode(passed), /evil\.net|\bjavascript:|<[a-z!/]/i);
  });
}

function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?(?:```|$)|`[^`\n]*`/g, '');
}
