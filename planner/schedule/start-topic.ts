import { type FreeTime, none, type PackState } from './pack-state.ts';

export type Cut = { readonly topic: number; readonly parts: readonly number[] };

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
