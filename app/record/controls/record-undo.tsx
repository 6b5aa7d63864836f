import { makeKey, splitKey } from '#content/topic-key.ts';
import { describeEventOf, describeUndone } from '#wording/event.ts';
import { nameSlug } from '#wording/names.ts';
import { describeWorkEvent } from '#wording/work.ts';

import type { UndoOffer } from '../undo-offer.ts';
import { useTitles } from '../use-titles.ts';
import { UndoBar } from './undo-bar.tsx';

/** The undo bar of a page with topics of all roadmaps. */
export function RecordUndo() {
  const titles = useTitles();
  const nameTopic = (key: string) => titles?.get(key) ?? nameSlug(splitKey(key).topic);
  return <UndoBar describe={(change) => describeChange(change, nameTopic)} />;
}

/** Null for what is not about topics, and for changes of a plan's days. */
function describeChange({ events, undos }: UndoOffer, nameTopic: (key: string) => string): string | null {
  const event = events.at(-1);
  if (!event) return null;
  const words =
    'work' in event
      ? describeWorkEvent(event, nameTopic)
      : 'topic' in event && !('plan' in event)
        ? describeEventOf(nameTopic(makeKey(event)), event)
        : null;
  return words !== null && undos.length > 0 ? describeUndone(words) : words;
}
