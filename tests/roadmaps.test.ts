import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { checkTechnology } from '#content/check/check-technology.ts';
import { loadSources, loadTeam } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';

import { specifiedRoadmaps } from './specified-roadmaps.ts';

const technologies = await loadSources();
const links = await loadLinks();
const library = new Map(technologies.map((technology) => [technology.slug, technology]));
const topicsOf = (slug: string) => library.get(slug)?.chapters.flatMap(({ topics }) => topics) ?? [];

for (const technology of technologies) {
  test(`the ${technology.name} roadmap follows every rule: its ids, and each title, text and link once`, () => {
    assert.deepEqual(checkTechnology(technology, library, links), []);
  });
}

test('the catalogue begins with the technologies of the specification, each with its names and videos', () => {
  const found = technologies.map(({ slug, name, heading, videos }) => ({
    slug,
    name,
    heading,
    label: videos.label,
  }));
  assert.deepEqual(
    found.slice(0, specifiedRoadmaps.length),
    specifiedRoadmaps.map(({ slug, name, heading, videosLabel }) => ({
      slug,
      name,
      heading,
      label: videosLabel,
    })),
  );
  for (const { slug, minVideos } of specifiedRoadmaps)
    assert.ok(new Set(library.get(slug)?.videos.videos).size >= minVideos, slug);
});

test('a roadmap begins with the topics of the specification, in order, and may have more after them', () => {
  for (const { slug, firstId, lastId } of specifiedRoadmaps) {
    const specified = Array.from({ length: lastId - firstId + 1 }, (_, at) => firstId + at);
    const ids = topicsOf(slug).map(({ id }) => id);
    assert.deepEqual(ids.slice(0, specified.length), specified, slug);
  }
});

test('roadmaps whose topics the specification repeats have each title and description once', () => {
  for (const slug of ['php', 'git', 'angular', 'typescript', 'nodejs']) {
    const topics = topicsOf(slug);
    assert.equal(new Set(topics.map(({ topic }) => topic.toLowerCase())).size, topics.length, slug);
    assert.equal(new Set(topics.map(({ description }) => description)).size, topics.length, slug);
  }
});

test('every topic has two links or more, and nine topics of ten an official one, if there are official sites', () => {
  for (const { slug } of technologies) {
    const topics = topicsOf(slug);
    for (const { websites, slug: topic } of topics)
      assert.ok(new Set(websites).size >= 2, `${slug}/${topic}`);
    const official = topics.filter(({ websites }) =>
      websites.some((url) => links.get(url)?.kind === 'official'),
    );
    // There is no official site for data structures and algorithms.
    if (slug !== 'dsa') assert.ok(official.length / topics.length >= 0.9, slug);
  }
});

test('the team is five samples, and the file says to replace them before deployment', async () => {
  const team = await loadTeam();
  assert.equal(new Set(team.map(({ name }) => name)).size, 5);
  for (const { role, profile } of team) {
    assert.equal(role, 'College Student');
    assert.match(profile, /^https:\/\//);
  }
  const [first] = (await readFile(new URL('../content/team.yaml', import.meta.url), 'utf8')).split('\n');
  assert.match(first ?? '', /^# .*sample.*replace/i);
});
