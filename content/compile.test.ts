import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { compileQuestions, compileRoadmaps } from './compile.ts';
import type { Roadmap, TopicSection } from './roadmap.ts';
import { addressOf } from './topic-key.ts';
import { arbitrarySources, type Sources } from './testing/arbitrary-sources.ts';
import { makeSubject } from './testing/sample.ts';

const listTopics = ({ chapters }: Roadmap): TopicSection[] => chapters.flatMap(({ topics }) => topics);

/** Whatever the sources, this is true of each source and what it is compiled to. */
function always(holds: (compiled: readonly Roadmap[], sources: Sources) => void): void {
  fc.assert(
    fc.property(arbitrarySources, (given) => holds(compileRoadmaps(given.sources, given.links), given)),
  );
}

const copied = ['slug', 'name', 'heading', 'summary', 'icon', 'names', 'needs', 'near', 'meant'] as const;

describe('compileRoadmaps()', () => {
  test('gives every topic a key of its own', () =>
    always((compiled) => {
      const keys = compiled.flatMap(listTopics).map(({ key }) => key);
      assert.equal(new Set(keys).size, keys.length);
    }));

  test('keeps the order of roadmaps, chapters and topics', () =>
    always((compiled, { sources }) => {
      const written = sources.map(({ slug, chapters }) => [
        slug,
        chapters.map(({ title, topics }) => [
          title,
          topics.map((topic) => [topic.id, topic.slug, topic.topic]),
        ]),
      ]);
      const read = compiled.map(({ slug, chapters }) => [
        slug,
        chapters.map(({ title, topics }) => [
          title,
          topics.map((topic) => [topic.number, topic.slug, topic.title]),
        ]),
      ]);
      assert.deepEqual(read, written);
    }));

  test('leads every prerequisite to a topic, in the order of the file', () =>
    always((compiled, { sources }) => {
      const keys = new Set(compiled.flatMap(listTopics).map(({ key }) => key));
      for (const [at, roadmap] of compiled.entries()) {
        const written = sources[at]?.chapters.flatMap(({ topics }) => topics.map(({ after }) => after));
        const named = listTopics(roadmap).map(({ prerequisites }) => prerequisites);
        assert.ok(named.flat().every((key) => keys.has(key)));
        const shortened = named.map((all) => all.map((key) => key.replace(`${roadmap.slug}/`, '')));
        assert.deepEqual(shortened, written);
      }
    }));

  test('leads the quick path to topics of its roadmap, in the order of the file', () =>
    always((compiled, { sources }) => {
      for (const [at, { slug, quickPath, quickMakes }] of compiled.entries()) {
        const path = sources[at]?.path;
        assert.deepEqual(
          quickPath,
          path?.quick.map((topic) => `${slug}/${topic}`),
        );
        assert.equal(quickMakes, path?.makes);
      }
    }));

  test('says of every link what the registry says, best first', () =>
    always((compiled, { sources, links }) => {
      for (const [at, { videos, ...roadmap }] of compiled.entries()) {
        const { title: _, ...source } = { title: '', ...sources[at] };
        const written = source.chapters?.flatMap(({ topics }) => topics.map(({ websites }) => websites));
        const topics = listTopics({ videos, ...roadmap });
        assert.deepEqual(
          topics.map(({ websites }) => websites.map(({ url }) => url)),
          written,
        );
        assert.deepEqual(
          videos.links.map(({ url }) => url),
          source.videos?.videos,
        );
        for (const link of [...videos.links, ...topics.flatMap(({ websites }) => websites)]) {
          const { url, title, kind, cost } = links.get(link.url) ?? link;
          assert.partialDeepStrictEqual(link, { url, title, kind, cost });
        }
      }
    }));

  test('adds up topics and minutes', () =>
    always((compiled) => {
      for (const roadmap of compiled) {
        assert.equal(roadmap.topicCount, listTopics(roadmap).length);
        for (const { minutes, topics } of [
          { ...roadmap, topics: listTopics(roadmap) },
          ...roadmap.chapters,
        ]) {
          const each = topics.map((topic) => topic.minutes);
          assert.equal(
            minutes,
            each.reduce((sum, one) => sum + one, 0),
          );
        }
      }
    }));

  test('tells each topic where it is', () =>
    always((compiled) => {
      for (const { slug, chapters } of compiled)
        for (const { title, topics } of chapters)
          for (const topic of topics) {
            assert.deepEqual([topic.technology, topic.chapter], [slug, title]);
            assert.equal(topic.key, `${slug}/${topic.slug}`);
            assert.equal(addressOf(topic.key), `/language/${slug}#${topic.slug}`);
          }
    }));

  test('writes levels as numbers, and keeps the rest of a topic', () =>
    always((compiled, { sources }) => {
      const numbers = { beginner: 1, intermediate: 2, advanced: 3 };
      const written = sources.flatMap(({ chapters }) => chapters.flatMap(({ topics }) => topics));
      const read = compiled.flatMap(listTopics);
      for (const [at, topic] of written.entries()) {
        const { importance, minutes, aliases, description, task, check } = topic;
        const rest = { importance, minutes, aliases, description, task, check };
        assert.partialDeepStrictEqual(read[at], { level: numbers[topic.level], ...rest });
      }
    }));

  test('names the technologies it needs and the topics of others it depends on, and nothing else', () =>
    always((compiled) => {
      const titles = new Map(
        compiled.flatMap((roadmap) => [
          [roadmap.slug, roadmap.name] as const,
          ...listTopics(roadmap).map(({ key, title }) => [key, `${roadmap.name}: ${title}`] as const),
        ]),
      );
      for (const { slug, needs, mentions, ...roadmap } of compiled) {
        const mentioned = roadmap.chapters.flatMap(({ topics }) =>
          topics.flatMap((topic) => topic.prerequisites),
        );
        const foreign = mentioned.filter((key) => !key.startsWith(`${slug}/`));
        assert.deepEqual(new Set(Object.keys(mentions)), new Set([...needs, ...foreign]));
        for (const [one, name] of Object.entries(mentions)) assert.equal(name, titles.get(one));
      }
    }));

  test('keeps what the file says of the technology itself', () =>
    always((compiled, { sources }) => {
      for (const [at, source] of sources.entries()) {
        for (const field of copied) assert.deepEqual(compiled[at]?.[field], source[field], field);
        const { id: number, label, description } = source.videos;
        assert.partialDeepStrictEqual(compiled[at]?.videos, { number, label, description });
      }
    }));
});

test('compileQuestions() gives the questions of every topic, which the roadmaps leave out', () =>
  always((compiled, { sources }) => {
    const questions = compileQuestions(sources);
    const written = sources.flatMap(({ chapters }) => chapters.flatMap(({ topics }) => topics));
    assert.deepEqual(
      compiled.flatMap(({ slug }) => questions[slug]),
      written.map((topic) => topic.questions),
    );
    assert.ok(compiled.flatMap(listTopics).every((topic) => !('questions' in topic)));
  }));

describe('compileRoadmaps() refuses', () => {
  const refused: readonly (readonly [what: string, after: string[], problem: RegExp])[] = [
    ['a prerequisite that its own roadmap does not have', ['nowhere'], /vue\/nowhere/],
    ['a prerequisite in a roadmap that does not exist', ['cobol/start'], /cobol\/start/],
    ['a key that is cut short', ['vue/'], /vue\//],
  ];
  for (const [what, after, problem] of refused)
    test(what, () => {
      const { technology, links } = makeSubject((topics) =>
        topics.map((topic) => (topic.id === 3 ? { ...topic, after } : topic)),
      );
      assert.throws(() => compileRoadmaps([technology], links), problem);
    });

  test('a needed technology that does not exist', () => {
    const { technology, links } = makeSubject();
    assert.throws(() => compileRoadmaps([{ ...technology, needs: ['cobol'] }], links), /cobol/);
  });

  test('any link that is missing from the registry', () => {
    const { technology, links } = makeSubject();
    for (const url of links.keys()) {
      const others = new Map([...links].filter(([other]) => other !== url));
      assert.throws(() => compileRoadmaps([technology], others), { message: new RegExp(RegExp.escape(url)) });
    }
  });
});
