import { useEffect, useState } from 'react';

import type { Roadmap } from '#content/roadmap.ts';

/** The slug of the topic being read: the last one whose top has passed the upper third of the window. */
export function useReading(roadmap: Roadmap): string {
  const [reading, setReading] = useState('videos');
  useEffect(() => {
    const slugs = ['videos', ...roadmap.chapters.flatMap(({ topics }) => topics.map(({ slug }) => slug))];
    const blocks = slugs.flatMap((slug) => document.getElementById(slug) ?? []);
    const visible = new Set<Element>();
    let current = 'videos';
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const first = blocks.find((block) => visible.has(block));
        if (!first || first.id === current) return;
        current = first.id;
        setReading(current);
        keepInSight(current);
      },
      { rootMargin: '-10% 0px -60% 0px' },
    );
    for (const block of blocks) observer.observe(block);
    return () => observer.disconnect();
  }, [roadmap]);
  return reading;
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
