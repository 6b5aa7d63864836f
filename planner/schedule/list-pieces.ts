import type { Item, Why } from '../model/plan.ts';
import type { Course } from '../select/course.ts';
import type { Choice } from '../select/order-choices.ts';
import type { Schedule } from './schedule.ts';

export type Piece = { readonly topic: number; readonly item: Item; readonly ends: boolean };

export function listPieces(
  course: Course,
  schedule: Schedule,
  reasons: ReadonlyMap<number, Why>,
): Map<number, Piece[]> {
  const days = new Map<number, Piece[]>();
  for (const [at, topic] of schedule.sequence.entries()) {
    const why = reasons.get(topic) ?? { kind: 'level' };
    for (const [index, piece] of cutTopic(course, schedule, { topic, why }).entries()) {
      const day = schedule.slots[(schedule.starts[at] ?? 0) + index]?.day;
      if (day !== undefined) days.set(day, [...(days.get(day) ?? []), piece]);
    }
  }
  return days;
}

function cutTopic(course: Course, { cuts }: Schedule, { topic, why }: Choice): Piece[] {
  const key = course.topics[topic]?.key ?? '';
  const sizes = cuts.get(topic) ?? course.parts[topic] ?? [];
  const begun = course.begun.get(topic) ?? 0;
  return sizes.map((minutes, index) => ({
    topic,
    item: { key, part: begun + index + 1, parts: begun + sizes.length, minutes, why },
    ends: index === sizes.length - 1,
  }));
}
