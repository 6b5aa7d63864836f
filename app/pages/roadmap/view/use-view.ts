import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';

import type { Roadmap } from '#content/roadmap.ts';

import { landOn, onLanding, readHash } from '../../../browser/land-on.ts';
import { useStore } from '../../../browser/create-store.ts';
import { listTopics } from '../../../browser/roadmaps.ts';
import { readJournal } from '../../../record/state.ts';
import { useRecordReady } from '../../../record/use-record.ts';
import { readingStore } from '../reading/reading-store.ts';
import { changeView } from './change-view.ts';
import { findMatching } from './find-matching.ts';
import { restoreFolds, showTopics } from './show-topics.ts';
import { fullView, type View } from './view.ts';
import { isFiltered, readView } from './view-address.ts';
import { shownStore, viewStore } from './view-store.ts';

/** Shows what the address asks for. A topic that a link leads to is always shown. */
export function useView(roadmap: Roadmap): View {
  const view = useStore(viewStore, fullView);
  useAddress();
  const isReady = useRecordReady();
  // Done topics do not disappear under the reader's hands, but when the filter is next applied.
  const matching = useMemo(() => {
    const found = findMatching(listTopics(roadmap), view, readJournal().state);
    return isReady && isFiltered(view) ? found : null;
  }, [roadmap, view, isReady]);
  const { isOne } = view;
  useLayoutEffect(() => {
    const linked = new Set([findTopic(readHash())]);
    document.querySelector('.roadmap-content')?.toggleAttribute('data-one', isOne);
    const show = () => {
      shownStore.set(addLinked(roadmap, matching, linked));
      const shown = shownStore.get();
      const slugs = isOne ? [chooseOne(roadmap)] : shown;
      showTopics(roadmap, slugs && new Set(slugs), isOne);
    };
    show();
    if (isReady) document.documentElement.removeAttribute('data-filtering');
    return onLanding((id) => {
      const topic = findTopic(id) ?? (isOne ? findOfChapter(roadmap, id) : undefined);
      if (topic === undefined && isOne) return changeView({ isOne: false });
      linked.add(topic);
      if (topic !== undefined) readingStore.set(topic);
      if (isOne || matching) show();
    });
  }, [roadmap, matching, isOne, isReady]);
  useReturn(roadmap, { isOne, isNarrowed: isOne || matching !== null });
  return view;
}

/** Reads the view from the address, also when the reader goes back to another one. */
function useAddress(): void {
  useLayoutEffect(() => {
    let known: string | undefined;
    const read = () => {
      if (location.search === known) return;
      known = location.search;
      const view = readView(location.search);
      const topic = findTopic(readHash());
      if (view.isOne && topic !== undefined) readingStore.set(topic);
      viewStore.set(view);
    };
    read();
    window.addEventListener('popstate', read);
    return () => {
      window.removeEventListener('popstate', read);
      viewStore.set(fullView);
      shownStore.set(null);
    };
  }, []);
}

type Narrowing = { readonly isOne: boolean; readonly isNarrowed: boolean };

/** The chapters that were folded are folded again, and the reader stays at the topic. */
function useReturn(roadmap: Roadmap, { isOne, isNarrowed }: Narrowing): void {
  const before = useRef({ isOne: false, isNarrowed: false });
  useEffect(() => {
    const { current } = before;
    before.current = { isOne, isNarrowed };
    if (current.isNarrowed && !isNarrowed) restoreFolds(roadmap);
    const reading = readingStore.get();
    if (current.isOne !== isOne && reading !== 'videos') landOn(reading);
  }, [roadmap, isOne, isNarrowed]);
}

/** The topic that an id of the page is in. */
function findTopic(id: string): string | undefined {
  return document.getElementById(id)?.closest('.chapter .topic')?.id;
}

/** The first topic of a chapter, by the chapter's id; the last one, by the id of its project. */
function findOfChapter({ chapters }: Roadmap, id: string): string | undefined {
  const [kind, number] = id.split('-');
  const topics = chapters[Number(number) - 1]?.topics;
  if (kind === 'chapter') return topics?.at(0)?.slug;
  return kind === 'project' ? topics?.at(-1)?.slug : undefined;
}

function chooseOne(roadmap: Roadmap): string {
  const reading = readingStore.get();
  const slugs = shownStore.get() ?? listTopics(roadmap).map(({ slug }) => slug);
  if (reading !== 'videos') return reading;
  const [first = reading] = slugs;
  readingStore.set(first);
  return first;
}

type Slugs = readonly string[] | null;

function addLinked(roadmap: Roadmap, matching: Slugs, linked: ReadonlySet<string | undefined>): Slugs {
  if (!matching) return null;
  const all = listTopics(roadmap).map(({ slug }) => slug);
  return all.filter((slug) => matching.includes(slug) || linked.has(slug));
}
