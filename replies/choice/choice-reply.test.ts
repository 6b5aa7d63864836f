import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample, library } from '../testing/ask-sample.ts';
import { sayWhatItIs } from '#search/query/names.ts';
import { verdicts } from './verdicts.ts';
import { builtOn, families, when, whenUntaught } from './when.ts';

/** The reply without greeting and what was understood. */
const told = (problem: string) => askSample({ language: '', problem }).split('\n\n').slice(2);

describe('a reply to the question which technology to take', () => {
  const asked = [
    ['python or javascript for a 12 year old', /^For a 12 year old, take \*\*Python\*\*: /],
    ['which is better for games, c# or c++', /^For games, take \*\*C\\#\*\*: .*Unity/],
    [
      'should i learn react or vue first if i want a job in berlin',
      /^For a job, take \*\*React\*\*: .*count there/,
    ],
    ['mysql vs postgres for my shop', /^For your shop, take \*\*MySQL\*\*: /],
    ['r or python for my psychology thesis', /^For your psychology thesis, take \*\*R\*\*: /],
    ['mongo or mysql for the booking app of my gym', /take \*\*MySQL\*\*: /],
    [
      'they use typescript, is it worth it or do i stay with js',
      /^You know JavaScript already.*\*\*TypeScript\*\*/,
    ],
    ['html or css first', /^Learn \*\*HTML\*\* first: CSS builds on it/],
    ['django or flask', /^Take \*\*Django\*\*: /],
    ['c or rust', /^Take \*\*C\*\*: /],
    ['angular vs react vs vue', /^Take \*\*React\*\*: /],
  ] as const;

  for (const [problem, verdict] of asked)
    test(`begins with which one and why: ${problem}`, () => {
      const [first = ''] = told(problem);
      assert.match(first, verdict);
    });

  test('says of each when to take it, and of those without a roadmap that they have none', () => {
    const reply = told('go, rust or python for backend work?').join('\n\n');
    for (const name of ['Go', 'Rust']) assert.match(reply, new RegExp(`\\*\\*${name}\\*\\* .*no roadmap`));
    assert.match(reply, /Take \[Python\]\(\/language\/python\) when/);
    assert.match(reply, /say "plan for Python"/);
  });

  test('names what leads there where none of them is taught', () => {
    assert.match(told('django or flask').join('\n\n'), /nearest is \[Python\]\(\/language\/python\)/);
  });

  test('is no answer to a wish for both, to a plan or to how something is done with them', () => {
    for (const problem of [
      'I want to learn python and javascript in 30 days',
      'make me a plan for html and css',
      'how do I call python from java',
    ])
      assert.doesNotMatch(askSample({ language: '', problem }), /[Tt]ake \*\*/, problem);
  });
});

test('every name that a verdict speaks of is one that we teach or know', () => {
  const names = [
    ...Object.values(verdicts).flatMap((ranked) => ranked.map(([name]) => name)),
    ...families.flatMap(({ members }) => members),
    ...Object.keys({ ...when, ...whenUntaught, ...builtOn }),
  ];
  for (const name of names)
    assert.ok(library.roadmaps.has(name) || sayWhatItIs(library.index.names, name) !== null, name);
  for (const slug of library.roadmaps.keys()) assert.ok(Object.hasOwn(when, slug), slug);
});
