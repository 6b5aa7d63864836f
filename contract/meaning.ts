import { z } from '@hono/zod-openapi';

import type { PlanRequest } from '#planner/types/plan-request.ts';
import {
  type Corrections,
  grades,
  intents,
  levelCodes,
  type Meaning,
  partSources,
} from '#question/meaning/meaning.ts';

import { sharedLimits } from './limits.ts';
import { text } from './shapes.ts';

const { list, short } = sharedLimits.meaning;
const names = z.array(text(short)).max(list);
const day = z.int().min(0).max(6);
const intent = z.enum(intents);
const grade = z.enum(grades);
const source = z.enum(partSources);
const part = z.object({ source, grade }).optional();

/** The parts that a learner may correct, or a language model read. */
export const meaningFields = {
  intent,
  technologies: names,
  topics: names,
  known: names,
  skipped: names,
  days: z.int().min(sharedLimits.days.min).max(sharedLimits.days.max),
  minutes: z.int().min(1).max(sharedLimits.meaning.minutes).nullable(),
  weekdays: z.array(day).min(1).max(7).nullable(),
  start: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  level: z.enum(levelCodes).nullable(),
  goal: text(sharedLimits.meaning.goal).removeDefault().nullable(),
  goalId: text(short).removeDefault().nullable(),
};

/** How a message was understood. Its type is that of `question`. */
export const meaning: z.ZodType<Meaning> = z
  .object({
    ...meaningFields,
    others: z.array(intent).max(2),
    care: z.enum(['none', 'line', 'reply']),
    grade,
    uncovered: names,
    choices: names,
    goalId: meaningFields.goalId.default(null),
    goalChoices: names.max(3).default([]),
    tone: z.enum(['plain', 'child', 'warm']),
    language: text(8),
    followup: text(short).nullable(),
    parts: z.object({
      intent: part,
      technologies: part,
      topics: part,
      known: part,
      skipped: part,
      days: part,
      minutes: part,
      weekdays: part,
      start: part,
      until: part,
      level: part,
      goal: part,
      goalId: part,
    }),
    names: z.record(text(short), text(short)),
  })
  .openapi('Meaning', {
    description:
      'How the message was understood: its parts, where each comes from and how sure it is. `care` says whether someone may be in danger.',
  });

/** The parts that the learner set by hand; they replace what was read. */
export const corrections: z.ZodType<Corrections> = z.object(meaningFields).partial().openapi('Corrections');

/** From the same request the planner makes the same plan as in the reply. */
export type RequestedPlan = {
  readonly technologies: readonly string[];
  readonly request: Omit<PlanRequest, 'needs'>;
};

const minutes = z.number().min(0).max(sharedLimits.meaning.minutes);
const topics = z.array(text(short)).max(sharedLimits.meaning.topics);
const weights = z.record(text(short), z.number().gt(0).max(1));

export const requestedPlan: z.ZodType<RequestedPlan> = z
  .object({
    technologies: names,
    request: z
      .object({
        days: meaningFields.days,
        age: z.number().min(sharedLimits.age.min).max(sharedLimits.age.max),
        level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        minutesADay: z.object({ weekday: minutes, weekend: minutes.exactOptional() }).exactOptional(),
        minutesOn: z
          .record(
            z
              .string()
              .regex(/^[0-6]$/)
              .transform(Number),
            minutes,
          )
          .exactOptional(),
        firstWeekday: day.exactOptional(),
        restDays: z.array(day).max(6).exactOptional(),
        goal: text(short).removeDefault().exactOptional(),
        parts: names.exactOptional(),
        presumes: topics.exactOptional(),
        nextGoals: names.exactOptional(),
        moreTopics: z.literal(true).exactOptional(),
        wanted: weights.exactOptional(),
        known: topics.exactOptional(),
        presume: z.boolean().exactOptional(),
        test: z.boolean().exactOptional(),
        order: names.exactOptional(),
        goals: weights.exactOptional().openapi({ deprecated: true, description: 'The old name of `wanted`' }),
      })
      .transform(({ goals, ...request }) => ({ ...(goals && { wanted: goals }), ...request })),
  })
  .openapi('RequestedPlan');
