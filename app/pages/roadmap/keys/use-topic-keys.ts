import { useEffect } from 'react';

import type { Roadmap } from '#content/roadmap.ts';

import { listTopics } from '../../../browser/roadmaps.ts';
import { isTyping } from '../../../record/controls/is-typing.ts';
import { readJournal } from '../../../record/state.ts';
import { recordWithUndo } from '../../../record/undo-offer.ts';
import { goToTopic } from '../reading/go-to-topic.ts';
import { readingStore } from '../reading/reading-store.ts';
import { findNeighbors } from '../reading/use-neighbors.ts';

/** j and k lead to the next and previous topic, d marks it as done, s stars it, and ? lists the keys. */
export function useTopicKeys(roadmap: Roadmap, isOn: boolean, openHelp: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (isTaken(event) || !act(event.key, roadmap, openHelp)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [roadmap, isOn, openHelp]);
}

/** Keys with a modifier belong to the browser, and keys in a field, a dialog or a sheet to that. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return true;
  return document.querySelector('dialog[open], :popover-open') !== null;
}

function act(key: string, roadmap: Roadmap, openHelp: () => void): boolean {
  const { previous, next } = findNeighbors(roadmap);
  switch (key) {
    case 'j':
      if (next !== undefined) goToTopic(next);
      return true;
    case 'k':
      if (previous !== undefined) goToTopic(previous);
      return true;
    case 'd':
    case 's':
      mark(key, roadmap);
      return true;
    case '?':
      openHelp();
      return true;
    default:
      return false;
  }
}

function mark(key: 'd' | 's', roadmap: Roadmap): void {
  const slug = findFocused() ?? readingStore.get();
  const topic = listTopics(roadmap).find((one) => one.slug === slug);
  if (!topic) return;
  const state = readJournal().state.topics.get(topic.key);
  const about = { technology: topic.technology, topic: topic.slug };
  if (key === 'd')
    void recordWithUndo({ kind: state?.status === 'done' ? 'topic-undone' : 'topic-done', ...about });
  else
    void recordWithUndo({ kind: state?.isStarred === true ? 'topic-unstarred' : 'topic-starred', ...about });
}

/** The topic that has the focus, if it is in view: a reader may have scrolled on since. */
function findFocused(): string | undefined {
  const topic = document.activeElement?.closest('.chapter .topic');
  if (!topic) return undefined;
  const { top, bottom } = topic.getBoundingClientRect();
  return top < innerHeight && bottom > 0 ? topic.id : undefined;
}
