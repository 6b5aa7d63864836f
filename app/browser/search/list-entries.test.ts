import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isOwnGoal } from '#content/shapes/own-goals.ts';
import { loadLibraryContent } from '#content/library.ts';

import { listEntries } from './list-entries.ts';
import { listEntryWords } from './list-entry-words.ts';

const content = await loadLibraryContent();
const { entries } = listEntries(content);

test('listEntries(content) has every topic, technology, goal and project once', () => {
  const { roadmaps, goals } = content;
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  assert.equal(
    count('topic'),
    roadmaps.reduce((sum, { topicCount }) => sum + topicCount, 0),
  );
  assert.equal(count('technology'), roadmaps.length);
  assert.equal(count('goal'), goals.filter((goal) => !isOwnGoal(goal)).length);
  assert.equal(count('project'), roadmaps.flatMap(({ chapters }) => chapters).length);
  assert.equal(new Set(entries.map(({ kind, key }) => `${kind} ${key}`)).size, entries.length);
});

test('a topic has its aliases and its own questions', () => {
  const closures = entries.find(({ key }) => key === 'javascript/closures');
  assert.equal(closures?.title, 'Closures');
  assert.ok(closures.names.length > 0 && closures.questions.length > 0);
  assert.ok(closures.questions.some((question) => /closure|function|remember/.test(question)));
});

test('listEntryWords(content) has a line for every topic', () => {
  const words = listEntryWords(content);
  assert.equal(words.length, entries.filter(({ kind }) => kind === 'topic').length);
});
