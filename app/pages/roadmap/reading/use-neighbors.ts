import type { Roadmap } from '#content/roadmap.ts';

import { useStore } from '../../../browser/create-store.ts';
import { listTopics } from '../../../browser/roadmaps.ts';
import { shownStore } from '../view/view-store.ts';
import { readingStore } from './reading-store.ts';
import { useReading } from './use-reading.ts';

/** Where the reader is among the topics that are shown. */
export type Neighbors = {
  /** From 1; 0 above the first topic. */
  readonly place: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
};

export function useNeighbors(roadmap: Roadmap): Neighbors {
  const shown = useStore(shownStore, null);
  return findAround(roadmap, shown, useReading());
}

export function findNeighbors(roadmap: Roadmap): Neighbors {
  return findAround(roadmap, shownStore.get(), readingStore.get());
}

function findAround(roadmap: Roadmap, shown: readonly string[] | null, reading: string): Neighbors {
  const slugs = shown ?? listTopics(roadmap).map(({ slug }) => slug);
  const at = slugs.indexOf(reading);
  return { place: at + 1, total: slugs.length, previous: slugs[at - 1], next: slugs[at + 1] };
}
