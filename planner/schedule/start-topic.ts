import { type FreeTime, none, type PackState } from './pack-state.ts';

/** A topic and the minutes of its parts. */
export type Cut = { readonly topic: number; readonly parts: readonly number[] };

/** Puts the first part of a topic on a day; the other parts run on the next days. */
export function startTopic(state: PackState, { topic, parts }: Cut, free: FreeTime): void {
  state.sequence.push(topic);
  state.starts.push(free.at);
  if (parts !== state.course.parts[topic]) state.cuts.set(topic, parts);
  if (parts.length > 1) {
    state.running = topic;
    state.part = 0;
    continueTopic(state, free);
    return;
  }
  free.minutes -= parts[0] ?? 0;
  free.topics -= 1;
  state.open[topic] = 0;
}

/** Puts the next part of the running topic, if there is one, on a day. */
export function continueTopic(state: PackState, free: FreeTime): void {
  const { running, course, cuts } = state;
  if (running === none) return;
  const parts = cuts.get(running) ?? course.parts[running] ?? [];
  free.minutes -= parts[state.part] ?? 0;
  free.topics -= 1;
  state.part += 1;
  if (state.part < parts.length) return;
  state.open[running] = 0;
  state.running = none;
}
