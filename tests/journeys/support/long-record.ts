import { expect, type Page } from '@playwright/test';

import { loadSource } from '#content/library.ts';
import type { JournalEvent } from '#journal/event/event.ts';
import { makeStamp, makeId } from '#journal/event/stamp.ts';
import { exportJournal } from '#journal/export.ts';

import { open } from './journey.ts';

const halfDay = 12 * 3_600_000;

/** Imports the record of a learner who did something twice a day, most recently in Python. */
export async function importLongRecord(page: Page, count: number): Promise<void> {
  const events = await makeEvents(count);
  await open(page, '/progress');
  const file = page.getByLabel('Import a file');
  await expect(file).toBeEnabled();
  await file.setInputFiles({
    name: 'waymark.json',
    mimeType: 'application/json',
    buffer: Buffer.from(exportJournal(events)),
  });
  await expect(page.getByText('The file was imported')).toBeVisible();
}

async function makeEvents(count: number): Promise<JournalEvent[]> {
  const roadmaps = await Promise.all(['html', 'php', 'python'].map(loadSource));
  const topics = roadmaps.flatMap(({ slug, chapters }) =>
    chapters.flatMap((chapter) => chapter.topics.map((topic) => ({ technology: slug, topic: topic.slug }))),
  );
  const first = Date.now() - count * halfDay;
  return Array.from({ length: count }, (_, index) => {
    const now = first + index * halfDay;
    const kind = index < topics.length ? 'topic-done' : 'topic-starred';
    const about = topics[index % topics.length] ?? { technology: 'python', topic: 'lists' };
    return {
      ...makeStamp(makeId(now, new Uint8Array(10)), { device: 'tablet', now, offset: 0 }),
      kind,
      ...about,
    };
  });
}
