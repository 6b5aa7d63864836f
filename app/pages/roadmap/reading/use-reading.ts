import { useEffect, useSyncExternalStore } from 'react';

import type { Roadmap } from '#content/roadmap.ts';

import { useStore } from '../../../browser/create-store.ts';
import { findLanding } from '../../../browser/land-on.ts';
import { readingStore } from './reading-store.ts';

export function useReading(): string {
  return useStore(readingStore, 'videos');
}

/** Whether a topic, or one of several, is being read. */
export function useIsReading(wanted: string | readonly { readonly slug: string }[]): boolean {
  const isRead = (reading: string) =>
    typeof wanted === 'string' ? wanted === reading : wanted.some(({ slug }) => slug === reading);
  return useSyncExternalStore(
    readingStore.subscribe,
    () => isRead(readingStore.get()),
    () => isRead('videos'),
  );
}

/** The topic being read is the last one whose top has passed the upper third of the window, or that a link led to. */
export function useReadingWatch(roadmap: Roadmap): void {
  useEffect(() => {
    const slugs = ['videos', ...roadmap.chapters.flatMap(({ topics }) => topics.map(({ slug }) => slug))];
    const blocks = slugs.flatMap((slug) => document.getElementById(slug) ?? []);
    const visible = new Set<Element>();
    readingStore.set('videos');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const first = blocks.find((block) => visible.has(block));
        const landing = findLanding()?.id ?? '';
        // Near the end of the page, a topic cannot be at the top.
        const slug = slugs.includes(landing) ? landing : first?.id;
        if (slug !== undefined) readingStore.set(slug);
      },
      { rootMargin: '-10% 0px -60% 0px' },
    );
    for (const block of blocks) observer.observe(block);
    const unsubscribe = readingStore.subscribe(() => keepInSight(readingStore.get()));
    return () => {
      observer.disconnect();
      unsubscribe();
      readingStore.set('videos');
    };
  }, [roadmap]);
}

/** Makes the current entry of the sidebar visible, only when it changes, so that a reader can browse it. */
function keepInSight(slug: string): void {
  const nav = document.getElementById('topics');
  const entry = nav?.querySelector(`a[href="#${CSS.escape(slug)}"]`);
  if (!nav || !entry) return;
  const frame = nav.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top < frame.top + 48) nav.scrollTop -= frame.top + 96 - place.top;
  else if (place.bottom > frame.bottom - 48) nav.scrollTop += place.bottom - frame.bottom + 96;
}
