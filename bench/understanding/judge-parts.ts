import type { LabeledMessage } from '#question/evaluation/labeled-message.ts';
import type { ReadParts } from './read-message-parts.ts';

/** A message with what was understood by it. */
export type Judged = { readonly message: LabeledMessage; readonly read: ReadParts };

/** Whether one of some intents is right; some messages have two right ones. */
export function hasIntent({ message }: Judged, intents: readonly string[]): boolean {
  return intents.some((intent) => [message.intent, message.intent2].includes(intent));
}

/** Whether the topic that answers is the right one. */
export function hasRightTopic({ message, read }: Judged): boolean {
  return read.topics.slice(0, 1).some((key) => message.topics.includes(key));
}

/** Whether the right topic is among those offered. */
export function offersRightTopic({ message, read }: Judged): boolean {
  return read.choices.some((key) => message.topics.includes(key));
}

export const slotNames = ['days', 'minutes', 'weekdays', 'until', 'start', 'level'] as const;
type SlotName = (typeof slotNames)[number];

/** A slot is right, wrong, missed, or claimed where nothing was said; null where nothing was said or claimed. */
export function judgeSlot({ message, read }: Judged, name: SlotName): string | null {
  const [said, found] = [message.slots[name], read.slots[name]].map((slot) => JSON.stringify(slot));
  if (said === undefined) return found === undefined ? null : 'claimed';
  if (found === undefined) return 'missed';
  return said === found ? 'right' : 'wrong';
}

/** How sure the classifier is. */
export function gradeShare({ read }: Judged): string {
  if (read.share >= 0.8) return 'sure';
  return read.share >= 0.4 ? 'likely' : 'lost';
}
