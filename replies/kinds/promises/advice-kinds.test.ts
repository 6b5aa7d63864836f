import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { escapeMarks } from '../../marks.ts';
import { askSample, library } from '../../testing/ask-sample.ts';

const roadmaps = [...library.roadmaps.values()];
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(\/language\/([^)#]*)\)/g)].map(([, slug = '']) => slug);

describe('a reply about what a technology leads to', () => {
  for (const { slug, name, needs, chapters } of roadmaps)
    test(`promises no work with ${name}, and says what it is for and what it needs`, () => {
      const reply = askSample({ language: name, problem: `can I get a job with ${name}?` });
      assert.match(reply, /I cannot promise that/);
      const own = reply.split('\n\n').find((one) => one.includes('Its roadmap, [')) ?? '';
      assert.deepEqual(linksIn(own), [slug, ...needs], own);
      assert.ok(reply.includes(escapeMarks(library.careers.technologies[slug]?.work ?? '?')), reply);
      assert.ok(own.includes(`${library.topicsOf.get(slug)?.length} topics`), own);
      const projects = chapters.slice(0, 3).map(({ project }) => project.title);
      for (const title of projects)
        assert.ok(
          reply.replaceAll(/[\\]|&amp;/g, (mark) => (mark === '\\' ? '' : '&')).includes(title),
          title,
        );
    });
});

/** Choices between two technologies, in the order in which they are named. */
const choices = [
  ['java or kotlin for an app of our choir?', 'java', 'kotlin'],
  ['should it be php or nodejs for a shop with ten products', 'php', 'nodejs'],
  ['is c# or c++ nicer for small games', 'csharp', 'cpp'],
  ['sql or mongodb for the members of a club', 'sql', 'mongo'],
] as const;

describe('a reply to a choice', () => {
  for (const [problem, one, other] of choices)
    test(`says of both what they are for, and decides for none: ${problem}`, () => {
      const reply = askSample({ language: 'any', problem });
      const slugs = new Set(linksIn(reply));
      assert.ok(slugs.has(one) && slugs.has(other), reply);
      assert.doesNotMatch(reply, /\*\*Day |\bI (?:would|recommend)\b|the best (?:one )?is/i);
    });
});

describe('a reply to how long it takes', () => {
  test('needs as many days as the minutes of the week hold', () => {
    for (const { name } of roadmaps)
      for (const [problem, minutes] of [
        ['with 30 minutes a day', 30],
        ['with 1 hour a day', 60],
      ] as const) {
        const reply = askSample({
          language: name,
          problem: `how long does it take to learn ${name} ${problem}?`,
        });
        const [, hours, days] = /about (\d+) hours?: (\d+) days? with/.exec(reply) ?? [];
        assert.equal(Number(days), Math.ceil((Number(hours) * 60) / minutes), `${name} ${problem}`);
        assert.ok(reply.includes(`with ${minutes} minutes a day`), reply);
      }
  });

  test('counts a week where its days are not alike', () => {
    const reply = askSample({ problem: 'how long does it take to learn python, 2 hours on saturdays only?' });
    const [, hours, days] = /about (\d+) hours?: (\d+) days? with 120 minutes a week/.exec(reply) ?? [];
    assert.equal(Number(days), Math.ceil((7 * 60 * Number(hours)) / 120), reply);
  });

  test('says of each technology that is named, up to four', () => {
    const reply = askSample({
      language: 'any',
      problem: 'how long does it take to learn html, css and javascript?',
    });
    assert.deepEqual(linksIn(reply), ['html', 'css', 'javascript']);
  });
});

test('a reply that understood nothing names what may be meant, and three ways to go on', () => {
  for (const { name } of roadmaps) {
    const reply = askSample({ language: name, problem: 'blorp flurb zzz' });
    assert.match(reply, /not sure what you would like/);
    assert.equal([...reply.matchAll(/^- For /gm)].length, 3);
    assert.ok(reply.replaceAll('\\', '').includes(`"make me a plan for ${name}"`), reply);
  }
});

test('a reply about us says that a program writes it, and counts the roadmaps', () => {
  for (const problem of ['are you a real person?', 'who made this site', 'what can you do?']) {
    const reply = askSample({ problem });
    assert.match(reply, /program/, problem);
    assert.ok(reply.includes(`${roadmaps.length} [Roadmaps](/language)`), reply);
  }
});
