import { splitKey } from '#content/topic-key.ts';
import type { EventBody } from '#journal/event/event.ts';
import type { Work } from '#journal/fold/state.ts';

export function workEvent(plan: string, { day, work, about }: Work, isDone: boolean): EventBody {
  const kind = isDone ? 'plan-work-done' : 'plan-work-undone';
  return { kind, plan, day, work, about: about.map(splitKey) };
}
