import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { followupModel } from '#lexicon/followup/weights.ts';
import { intentOf } from '#question/followup/kinds.ts';

import { library } from '../testing/ask-sample.ts';
import { sayNext } from '../testing/say-next.ts';
import { wants } from '../wants.ts';

describe('makeLibrary(content)', () => {
  test('holds each topic once, under its key and under its technology, in the order of the roadmap', () => {
    for (const { slug, chapters, topicCount } of library.roadmaps.values()) {
      const topics = chapters.flatMap((chapter) => chapter.topics);
      assert.deepEqual(library.topicsOf.get(slug), topics, slug);
      assert.equal(topics.length, topicCount, slug);
      for (const topic of topics) assert.equal(library.topics.get(topic.key), topic, topic.key);
    }
    const all = [...library.topicsOf.values()].flat();
    assert.equal(all.length, library.topics.size);
  });

  test('knows every page that a topic or a video leads to, and no other', () => {
    const roadmaps = [...library.roadmaps.values()];
    const websites = [...library.topics.values()].flatMap((topic) => topic.websites);
    const all = websites.concat(roadmaps.flatMap(({ videos }) => videos.links));
    const urls = all.map(({ url }) => url);
    assert.deepEqual([...library.pages].toSorted(), [...new Set(urls)].toSorted());
  });

  test('has needs that have roadmaps, prerequisites that are topics, and goals whose steps need topics', () => {
    for (const [slug, needs] of Object.entries(library.needs))
      for (const need of needs) assert.ok(library.roadmaps.has(need) && need !== slug, `${slug}: ${need}`);
    for (const { key, prerequisites } of library.topics.values())
      for (const before of prerequisites)
        assert.ok(library.topics.has(before) && before !== key, `${key}: ${before}`);
    for (const { id, steps } of library.goals.values())
      for (const { needs } of steps)
        for (const need of needs) assert.ok(library.topics.has(need), `${id}: ${need}`);
  });

  test('keeps a cry for help from being kept', () => {
    let made = 0;
    const { body, danger, meaning } = library.recentReplies('care', () => ({
      body: { text: '' },
      danger: null,
      meaning: { ...sayNext('thanks').meaning, care: 'reply' },
    }));
    assert.deepEqual([body.text, danger, meaning.care], ['', null, 'reply']);
    library.recentReplies('care', () => {
      made += 1;
      return { body: { text: '' }, danger: null, meaning };
    });
    assert.equal(made, 1);
  });
});

test('each kind of message about a reply that changes nothing can be said back in words', () => {
  const kinds = followupModel.labels.filter((label) => label !== 'new');
  const asking = kinds.filter(
    (kind) => intentOf(kind) === 'followup' && !/more-|for-child|no-install/.test(kind),
  );
  const unsaid = asking.filter((kind) => wants[kind] === undefined);
  assert.deepEqual(unsaid, []);
  for (const name of Object.keys(wants))
    assert.ok(
      kinds.some((kind) => kind === name),
      name,
    );
});
