import assert from 'node:assert/strict';
import { test } from 'node:test';

import { library } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';

const listed = (letter: string) =>
  [...letter.matchAll(/^- \[[^\n]*\]\((https:[^)]+)\)$/gm)].map(([, url = '']) =>
    url.replaceAll('%28', '(').replaceAll('%29', ')'),
  );

for (const { slug, name, videos } of library.roadmaps.values()) {
  const { thread } = sayNext('make me a plan', [], { language: name, days: 3 });

  test(`the videos after a plan for ${name} are those of its roadmap`, () => {
    const { letter, plan } = sayNext('is there a video?', thread, { language: name });
    assert.deepEqual(
      listed(letter),
      videos.links.slice(0, 6).map(({ url }) => url),
    );
    assert.deepEqual(plan?.technologies, [slug]);
  });

  test(`a plan for ${name} without videos says how many topics have some`, () => {
    const { letter } = sayNext('no videos please', thread, { language: name });
    const own = library.topicsOf.get(slug) ?? [];
    const shown = own.filter(({ websites }) => websites.some(({ kind }) => kind === 'video')).length;
    if (shown === 0) assert.match(letter, /there is no video among them/);
    else assert.match(letter, new RegExp(String.raw`\b${shown} topics? ha`));
    for (const url of listed(letter)) assert.ok(!videos.links.some((video) => video.url === url), url);
  });
}
