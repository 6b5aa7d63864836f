import assert from 'node:assert/strict';
import { test } from 'node:test';

import { foldJournal } from '#journal/fold/fold.ts';
import type { EventBody } from '#journal/event/event.ts';
import { exampleEvent } from '#journal/testing/example-event.ts';

import { listLibraryItems } from './list-library-items.ts';
import { listShelves } from './list-shelves.ts';
import { writeLibrary } from './write-library.ts';

const topics = ['lists', 'dictionaries'].map((slug) => ({ slug, title: `The ${slug}`, minutes: 20 }));
const goal = {
  id: 'quiz',
  title: 'A quiz',
  who: '',
  level: 1 as const,
  technologies: [],
  steps: 2,
  minutes: 60,
};
const names = {
  outlines: new Map([
    ['python', { slug: 'python', name: 'Python', topics, projects: ['A quiz', 'A budget'] }],
  ]),
  interests: [{ id: 'games', title: 'Games', about: '', goals: [goal] }],
};
const python = (topic: string) => ({ technology: 'python', topic });

function shelve(bodies: readonly EventBody[], typed = '') {
  const events = bodies.map((body, at) => exampleEvent(at, body));
  return listShelves(listLibraryItems(foldJournal(events, { renamed: [] }), names), typed);
}

function describeQuiz(bodies: readonly EventBody[]) {
  const items = shelve(bodies, 'quiz').flatMap(({ groups }) => groups.flatMap((group) => group.items));
  return items.map((item) => item.kind === 'made' && item.made.words);
}

const everything: readonly EventBody[] = [
  { kind: 'topic-starred', ...python('dictionaries') },
  { kind: 'topic-starred', ...python('lists') },
  { kind: 'topic-starred', ...python('tuples') },
  { kind: 'note-written', ...python('lists'), text: 'append() returns None.\n\n# Not a title' },
  { kind: 'check-wrong', ...python('lists') },
  { kind: 'own-link-added', ...python('lists'), url: 'https://example.org/a', title: 'A [good] page' },
  { kind: 'topic-done', technology: 'goals', topic: 'quiz-1' },
];
const titles = (shelves: ReturnType<typeof shelve>) =>
  shelves.flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ place }) => place.title)));

test('listShelves() has every kind of thing in a fixed order, topics in the order of their roadmap', () => {
  const shelves = shelve(everything);
  assert.deepEqual(
    shelves.map(({ kind, count }) => [kind, count]),
    [
      ['note', 1],
      ['star', 3],
      ['again', 1],
      ['link', 1],
      ['made', 1],
    ],
  );
  assert.deepEqual(titles(shelves.slice(1, 2)), ['The lists', 'The dictionaries', 'Tuples']);
});

test('listShelves() finds words of a note, a link or a technology, also misspelled', () => {
  assert.deepEqual(titles(shelve(everything, 'apend none')), ['The lists']);
  assert.deepEqual(titles(shelve(everything, 'good page')), ['The lists']);
  assert.equal(titles(shelve(everything, 'pyhton starred')).length, 3);
  assert.deepEqual(shelve(everything, 'tuple lists'), []);
});

test('listShelves() no longer has what was taken back or is known now', () => {
  const later: readonly EventBody[] = [
    { kind: 'note-written', ...python('lists'), text: '' },
    { kind: 'topic-unstarred', ...python('lists') },
    { kind: 'check-right', ...python('lists') },
    { kind: 'own-link-removed', ...python('lists'), url: 'https://example.org/a' },
    { kind: 'topic-undone', technology: 'goals', topic: 'quiz-1' },
  ];
  assert.deepEqual(titles(shelve([...everything, ...later])), ['The dictionaries', 'Tuples']);
});

test('listShelves() says how much of a goal is made, and when it was finished', () => {
  const last: EventBody = { kind: 'topic-done', technology: 'goals', topic: 'quiz-2' };
  assert.deepEqual(describeQuiz(everything), ['1 of 2 steps done']);
  assert.match(String(describeQuiz([...everything, last])), /^Finished on \d+ \w+$/);
});

test('listShelves() does not call a goal finished that the site no longer has', () => {
  const [item] = shelve([{ kind: 'topic-done', technology: 'goals', topic: 'old-game-1' }]).flatMap(
    ({ groups }) => groups.flatMap((group) => group.items),
  );
  assert.deepEqual([item?.place.title, item?.place.order], ['Old game', 1]);
  assert.doesNotMatch(item?.kind === 'made' ? item.made.words : '', /Finished/);
});

test('listShelves() has the finished projects of chapters, each with its title and address', () => {
  const made: readonly EventBody[] = [
    { kind: 'topic-done', ...python('project-2') },
    { kind: 'topic-done', ...python('project-1') },
    { kind: 'topic-undone', ...python('project-1') },
    { kind: 'topic-done', ...python('project-9') },
    { kind: 'topic-done', ...python('lists') },
  ];
  const items = shelve(made).flatMap(({ groups }) => groups.flatMap((group) => group.items));
  assert.deepEqual(
    items.map(({ kind, place }) => [kind, place.title, place.href]),
    [
      ['made', 'A budget', '/language/python#project-2'],
      ['made', 'Project 9', null],
    ],
  );
  assert.match(items[0]?.kind === 'made' ? items[0].made.words : '', /^Project finished on \d+ \w+$/);
});

test('writeLibrary() links every place, quotes notes, and escapes titles', () => {
  const text = writeLibrary(shelve(everything), { site: 'https://waymark.test', today: '2026-11-23' });
  assert.match(
    text,
    /^# Your library\n\nAs it was on Monday 23 November 2026\.\n\n## Notes\n\n### Python\n\n/,
  );
  assert.match(text, /- \[The lists\]\(https:\/\/waymark\.test\/language\/python#lists\)\n\n {2}> append/);
  assert.match(text, /\n {2}>\n {2}> # Not a title\n/);
  assert.match(text, /- Tuples\n/);
  assert.match(text, /- \[A \\\[good\\\] page\]\(<https:\/\/example\.org\/a>\): \[The lists\]/);
  assert.match(text, /- \[A quiz\]\(https:\/\/waymark\.test\/goals\/quiz\): 1 of 2 steps done\n/);
});
