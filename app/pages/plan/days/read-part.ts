import { splitKey } from '#content/topic-key.ts';
import type { EventBody } from '#journal/event/event.ts';
import type { TopicState } from '#journal/fold/state.ts';
import type { Item } from '#planner/types/plan.ts';

/** Whether what is planned of a topic for a day is done, and the event that changes it. */
export function readPart(
  topic: TopicState | undefined,
  { key, part, parts }: Pick<Item, 'key' | 'part' | 'parts'>,
): { readonly isDone: boolean; readonly change: EventBody } {
  const names = splitKey(key);
  const isWhole = topic?.status === 'done';
  if (part === parts)
    return { isDone: isWhole, change: { kind: isWhole ? 'topic-undone' : 'topic-done', ...names } };
  const isDone = isWhole || (topic?.parts ?? 0) >= part;
  const left = isDone ? part - 1 : part;
  const isOpen = isWhole || left === 0;
  return {
    isDone,
    change: isOpen ? { kind: 'topic-undone', ...names } : { kind: 'topic-started', ...names, parts: left },
  };
}
