import { z } from 'zod';

import { goalSchema } from '../goal-schema.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case');

/** What learners make whose thing has no goal of its own: "your things" stands for what they call it. */
export const shapeSchema = goalSchema
  .omit({ names: true, presumes: true, steps: true, oldest: true })
  .extend({
    technologies: z.array(slug).min(1).describe('It is made with one of these, each of which gives a goal'),
    steps: z
      .array(
        goalSchema.shape.steps.element.omit({ needs: true }).extend({
          needs: z.array(slug).describe('Abilities, which technologies teach in their own topics'),
        }),
      )
      .min(4)
      .max(9),
  });

/** By technology and ability, the topics that teach it: slugs of its own, or whole keys. */
export const abilitiesSchema = z.record(slug, z.record(slug, z.array(z.string()).min(1)));

export type Shape = z.infer<typeof shapeSchema>;
export type Abilities = z.infer<typeof abilitiesSchema>;
