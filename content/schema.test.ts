import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { parseDocument } from 'yaml';

import { parseSource } from './library.ts';
import { publishedSchema, renameSchema } from './schema.ts';

const sample = `
name: Vue
heading: VUE
place: 12
names: [Vue]
icon: { devicon: vuejs }
summary: A sample.
needs: [html]
near: []
videos:
  id: 0
  description: Watch.
  videos: ['https://video.example.org/1', 'https://video.example.org/2']
path: { quick: [first-steps], makes: You have a sample. }
chapters:
  - title: All
    project: { title: Build, brief: Build it. }
    topics:
      - id: 0
        slug: first-steps
        topic: First steps
        level: beginner
        importance: core
        minutes: 10
        after: [html/elements, setup]
        aliases: [begin]
        questions: [how do i begin, what is the first step, where do i start it, it does not start]
        description: It begins.
        task: Begin.
        check: { ask: What begins?, answer: This. }
        websites: ['https://docs.example.org/1', 'http://docs.example.org/2']
`;

const topic = ['chapters', 0, 'topics', 0];

/** The sample with one value replaced; undefined removes it. */
function change(path: readonly (string | number)[], value: unknown): string {
  const document = parseDocument(sample);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return document.toString();
}

describe('parseSource() reads a file', () => {
  test('and gives the fields that may be left out', () => {
    const { slug, meant, videos } = parseSource('vue', sample);
    assert.deepEqual([slug, meant, videos.label], ['vue', [], 'Links:']);
  });

  const taken: readonly (readonly [what: string, path: readonly (string | number)[], value: unknown])[] = [
    ['45 minutes', [...topic, 'minutes'], 45],
    ['no prerequisites and no aliases', [...topic, 'after'], []],
    ['four websites', [...topic, 'websites'], [1, 2, 3, 4].map((at) => `https://docs.example.org/${at}`)],
    ['a title of 60 characters', [...topic, 'topic'], 'x'.repeat(60)],
    [
      '14 topics',
      ['chapters', 0, 'topics'],
      Array(14).fill(parseSource('vue', sample).chapters[0]?.topics[0]),
    ],
    ['a listing and what it prints', [...topic, 'example'], { when: 'Now.', code: 'x', prints: '1' }],
    ['a listing and how it fails', [...topic, 'example'], { when: 'Now.', code: 'x', fails: 'No x' }],
    [
      'a listing and what the page shows',
      [...topic, 'example'],
      { when: 'Now.', code: '<p>', shows: 'true', looks: 'A line.', files: { 'css/a.css': 'p {}' } },
    ],
    ['a worked case', [...topic, 'example'], { when: 'Now.', case: 'Ana begins.' }],
    ['an icon of its own that turns white', ['icon'], { svg: '<path/>', ink: true }],
  ];
  for (const [what, path, value] of taken)
    test(`with ${what}`, () => assert.doesNotThrow(() => parseSource('vue', change(path, value))));
});

describe('parseSource() names the file and the field of', () => {
  const refused: readonly (readonly [what: string, path: readonly (string | number)[], value: unknown])[] = [
    ['a name that is missing', ['name'], undefined],
    ['a name that is blank', ['name'], '  '],
    ['a place before the first', ['place'], 0],
    ['no names', ['names'], []],
    ['an icon of two kinds', ['icon'], { devicon: 'vuejs', svg: '<path/>' }],
    ['an icon that does not turn white', ['icon'], { devicon: 'vuejs', ink: false }],
    ['a need that is no slug', ['needs', 0], 'HTML'],
    ['a single video', ['videos', 'videos'], ['https://video.example.org/1']],
    ['a quick path that is missing', ['path'], undefined],
    ['a quick path that does not say what it makes', ['path', 'makes'], undefined],
    ['a step that is no slug', ['path', 'quick', 0], 'vue/first-steps'],
    ['no chapters', ['chapters'], []],
    ['a chapter title of 41 characters', ['chapters', 0, 'title'], 'x'.repeat(41)],
    ['a chapter without topics', ['chapters', 0, 'topics'], []],
    ['a project without a brief', ['chapters', 0, 'project', 'brief'], undefined],
    ['an id below 0', [...topic, 'id'], -1],
    ['an id that is no whole number', [...topic, 'id'], 1.5],
    ['a slug that ends with a dash', [...topic, 'slug'], 'first-'],
    ['a slug with two dashes', [...topic, 'slug'], 'first--steps'],
    ['a title of 61 characters', [...topic, 'topic'], 'x'.repeat(61)],
    ['an unknown level', [...topic, 'level'], 'expert'],
    ['an unknown importance', [...topic, 'importance'], 'low'],
    ['9 minutes', [...topic, 'minutes'], 9],
    ['46 minutes', [...topic, 'minutes'], 46],
    ['a prerequisite with two slashes', [...topic, 'after', 0], 'html/a/b'],
    ['five prerequisites', [...topic, 'after'], ['a', 'b', 'c', 'd', 'e']],
    ['nine aliases', [...topic, 'aliases'], ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']],
    ['three questions', [...topic, 'questions'], ['a b c d', 'e f g h', 'i j k l']],
    ['seven questions', [...topic, 'questions'], Array.from('abcdefg', (one) => `${one} b c d`)],
    ['a question of three words', [...topic, 'questions', 0], 'how to begin'],
    ['a question of 15 words', [...topic, 'questions', 0], Array(15).fill('how').join(' ')],
    ['a question of 111 characters', [...topic, 'questions', 0], `how to do ${'x'.repeat(101)}`],
    ['a blank alias', [...topic, 'aliases', 0], ' '],
    ['an example without a result', [...topic, 'example'], { when: 'Now.', code: 'x' }],
    [
      'an example with two results',
      [...topic, 'example'],
      { when: 'Now.', code: 'x', prints: '1', fails: '2' },
    ],
    [
      'an example that only a script judges',
      [...topic, 'example'],
      { when: 'Now.', code: 'x', shows: 'true' },
    ],
    ['a worked case with code', [...topic, 'example'], { when: 'Now.', code: 'x', case: 'Ana begins.' }],
    ['an example that does not say when', [...topic, 'example'], { code: 'x', prints: '1' }],
    [
      'an example in no language',
      [...topic, 'example'],
      { when: 'Now.', code: 'x', prints: '1', language: 'cobol' },
    ],
    [
      'an example with a file outside its folder',
      [...topic, 'example'],
      { when: 'Now.', code: 'x', prints: '1', files: { '../x': '1' } },
    ],
    ['a check without an answer', [...topic, 'check', 'answer'], undefined],
    ['a single website', [...topic, 'websites'], ['https://docs.example.org/1']],
    ['five websites', [...topic, 'websites'], [1, 2, 3, 4, 5].map((at) => `https://docs.example.org/${at}`)],
    ['a website that is no page', [...topic, 'websites', 1], 'javascript:alert(1)'],
  ];
  for (const [what, path, value] of refused)
    test(what, () => {
      const field = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
      assert.throws(
        () => parseSource('vue', change(path, value)),
        ({ message }: Error) =>
          message.startsWith('content/technologies/vue.yaml') && message.includes(`→ at ${field.slice(1)}`),
      );
    });

  test('a field that nobody knows', () => {
    for (const path of [[], ['videos'], ['path'], ['chapters', 0], topic, [...topic, 'check']])
      assert.throws(() => parseSource('vue', change([...path, 'colour'], 'red')), /vue\.yaml[^]*"colour"/);
  });
});

const rename = { from: 'vue/old', to: ['vue/new'], since: '2027-01-31' };
const published = { key: 'vue/new', added: '2027-01-31' };

describe('a topic that left its roadmap', () => {
  test('may be renamed, split or retired', () => {
    for (const to of [['vue/new'], ['vue/new', 'css/new-name'], []])
      assert.deepEqual(renameSchema.parse({ ...rename, to }), { ...rename, to });
  });

  const refused: readonly (readonly [what: string, row: object])[] = [
    ['without a roadmap', { ...rename, from: 'old' }],
    ['that leads to a roadmap', { ...rename, to: ['vue'] }],
    ['that leads to a single key outside a list', { ...rename, to: 'vue/new' }],
    ['without a list of where it went', { from: rename.from, since: rename.since }],
    ['with a reason', { ...rename, why: 'merged' }],
    ['on a day that the calendar does not have', { ...rename, since: '2027-02-29' }],
  ];
  for (const [what, row] of refused)
    test(`is refused ${what}`, () => assert.equal(renameSchema.safeParse(row).success, false));
});

test('a published topic has a key, a date and nothing else', () => {
  assert.equal(publishedSchema.safeParse(published).success, true);
  const wrong = [
    { key: 'Vue/new' },
    { key: 'vue/new/er' },
    { added: '' },
    { added: '31.1.2027' },
    { by: 'Ada' },
  ];
  for (const part of wrong) assert.equal(publishedSchema.safeParse({ ...published, ...part }).success, false);
});
