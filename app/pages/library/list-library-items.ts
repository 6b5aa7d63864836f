import type { JournalState, TopicState } from '#journal/fold/state.ts';

import { isKept } from './has-library-items.ts';
import { locateKey, type PlaceNames } from './locate-key.ts';
import type { LibraryItem, LibraryPlace } from './library-item.ts';
import { listMade } from './list-made.ts';

/** Everything that a learner kept: notes, stars, questions to answer again, own links, and what is made. */
export function listLibraryItems(state: JournalState, names: PlaceNames): LibraryItem[] {
  const kept = [...state.topics].filter(([, topic]) => isKept(topic));
  return [
    ...kept.flatMap(([key, topic]) => listOfTopic(locateKey(key, names), topic)),
    ...listMade(state, names),
  ];
}

function listOfTopic(place: LibraryPlace, { note, isStarred, links, checks }: TopicState): LibraryItem[] {
  const last = checks.at(-1);
  const base = (kind: string) => ({ id: `${kind} ${place.key}`, place });
  return [
    ...(note === '' ? [] : [{ ...base('note'), kind: 'note', note } as const]),
    ...(isStarred ? [{ ...base('star'), kind: 'star' } as const] : []),
    ...(last?.isRight === false ? [{ ...base('again'), kind: 'again', date: last.date } as const] : []),
    ...links.map((link) => ({ ...base(`link ${link.url}`), kind: 'link', link }) as const),
  ];
}
