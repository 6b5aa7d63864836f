import { z } from 'zod';

import { meaningFields } from '#contract/meaning.ts';

import { parseJson } from '../parse-json.ts';

const { intent, technologies, topics, known, skipped, days, minutes, weekdays, level, goal, goalId } =
  meaningFields;

/** Each field is on its own: one that does not fit is as if it were not there. */
const readingShape = z.object({
  intent: ifFits(intent),
  technologies: ifFits(technologies),
  topics: ifFits(topics),
  known: ifFits(known),
  skipped: ifFits(skipped),
  days: ifFits(days),
  minutes: ifFits(minutes),
  weekdays: ifFits(weekdays),
  level: ifFits(level),
  goal: ifFits(goal),
  goalId: ifFits(goalId),
  care: ifFits(z.enum(['none', 'line', 'reply'])),
  language: ifFits(z.string().regex(/^[a-z]{2}$/)),
});

/** What a model read, before it is compared with what we know. */
export type ModelReading = z.infer<typeof readingShape>;

/** Null where the answer is no JSON object. */
export function parseReading(answer: string): ModelReading | null {
  return readingShape.safeParse(parseJson(answer)).data ?? null;
}

function ifFits<Shape extends z.ZodType>(shape: Shape) {
  return shape.optional().catch(undefined);
}
