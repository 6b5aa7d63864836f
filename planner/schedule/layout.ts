import type { Course } from '../model/course.ts';
import type { Item, Why } from '../model/plan.ts';
import type { Packing } from './pack.ts';
import type { Choice } from '../select/select-topics.ts';

/** A part of a topic on a day. */
export type Piece = { readonly topic: number; readonly item: Item; readonly ends: boolean };

/** The pieces of each day, in the order in which they are to be learned. */
export function layPieces(
  course: Course,
  packing: Packing,
  reasons: ReadonlyMap<number, Why>,
): Map<number, Piece[]> {
  const days = new Map<number, Piece[]>();
  for (const [at, topic] of packing.sequence.entries()) {
    const why = reasons.get(topic) ?? { kind: 'level' };
    for (const [index, piece] of cutTopic(course, packing, { topic, why }).entries()) {
      const day = packing.slots[(packing.starts[at] ?? 0) + index]?.day;
      if (day !== undefined) days.set(day, [...(days.get(day) ?? []), piece]);
    }
  }
  return days;
}

function cutTopic(course: Course, { cuts }: Packing, { topic, why }: Choice): Piece[] {
  const key = course.topics[topic]?.key ?? '';
  const sizes = cuts.get(topic) ?? course.parts[topic] ?? [];
  const begun = course.begun.get(topic) ?? 0;
  return sizes.map((minutes, index) => ({
    topic,
    item: { key, part: begun + index + 1, parts: begun + sizes.length, minutes, why },
    ends: index === sizes.length - 1,
  }));
}
