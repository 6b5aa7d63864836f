import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

import { loadLibraryContent } from '#content/library.ts';
import { drawMaps } from '#site/map/map-pictures.ts';
import { measureText } from '#site/map/measure-text.ts';
import { type DrawnBox, isApart, readMap } from './drawn-maps.ts';

const client = join(import.meta.dirname, '../dist/client');
const { roadmaps } = await loadLibraryContent();
const paths = ['language', ...roadmaps.map(({ slug }) => `language/${slug}/map`)];
const maps = new Map(
  paths.map((path) => [path, readMap(readFileSync(join(client, `${path}.html`), 'utf8'))]),
);

test('no two boxes of a map, and no box and title, overlap', () => {
  for (const [path, { boxes, titles }] of maps) {
    const all: readonly DrawnBox[] = [...boxes, ...titles];
    assert.ok(boxes.length > 0, path);
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1))
        assert.ok(isApart(one, other), `${path}: ${one.name} and ${other.name} overlap`);
  }
});

test('every line of text fits its box by the widths of its glyphs, and no two lines of a box overlap', () => {
  for (const [path, { boxes }] of maps) {
    for (const { name, x, y, width, height, texts } of boxes) {
      assert.ok(texts.length > 0, `${path}: ${name}`);
      for (const [at, text] of texts.entries()) {
        const end = text.x + measureText(text.words, { size: text.size });
        assert.ok(text.x >= x + 6 && end <= x + width - 6, `${path}: "${text.words}" is too wide`);
        const before = at === 0 ? y : (texts[at - 1]?.y ?? y);
        assert.ok(
          text.y - 0.75 * text.size >= before && text.y + 0.25 * text.size <= y + height,
          `${path}: ${name}`,
        );
      }
    }
  }
});

test('no line of a map runs through a box', () => {
  for (const [path, { boxes, lines }] of maps) {
    for (const line of lines)
      for (const { name, x, y, width, height } of boxes)
        assert.ok(
          !line.some(
            (point) =>
              point.x > x + 1 && point.x < x + width - 1 && point.y > y + 1 && point.y < y + height - 1,
          ),
          `${path}: a line runs through ${name}`,
        );
  }
});

test('everything drawn is inside the picture', () => {
  for (const [path, { boxes, titles, lines, width, height }] of maps) {
    for (const box of [...boxes, ...titles])
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, path);
    for (const point of lines.flat())
      assert.ok(point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height, path);
  }
});

test('every topic is a link in the picture, and its name says what comes before it', () => {
  for (const { slug, chapters } of roadmaps) {
    const map = maps.get(`language/${slug}/map`) ?? assert.fail(slug);
    const topics = chapters.flatMap((chapter) => chapter.topics);
    assert.deepEqual(
      map.boxes.map(({ href }) => href).toSorted(),
      topics.map((topic) => `/language/${slug}#${topic.slug}`).toSorted(),
    );
    for (const { title, slug: topic, prerequisites } of topics) {
      const box = map.boxes.find(({ href }) => href.endsWith(`#${topic}`));
      const says = box && [box.name.startsWith(title), box.name.includes(', after ')];
      assert.deepEqual(says, [true, prerequisites.length > 0], `${slug}: ${title}`);
    }
  }
});

test('each picture is at most 25 kB compressed', () => {
  for (const [path, { svg }] of maps) {
    const { length } = brotliCompressSync(svg);
    assert.ok(length <= 25_000, `${path}: ${length} bytes`);
  }
});

test('a map is the same each time it is drawn', async () => {
  const some = roadmaps.filter(({ slug }) => ['vue', 'python', 'git'].includes(slug));
  assert.deepEqual(await drawMaps(some), await drawMaps(some));
});
