import { z } from 'zod';

import { exampleSchema } from './examples/example-schema.ts';
import type { ExerciseSource } from './exercises/exercise-schema.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case');
const url = z.url({ protocol: /^https?$/ });
const line = z.string().trim().min(1);
const question = line.max(110).regex(/^\S+( \S+){3,13}$/, 'must have 4 to 14 words');

export const levels = ['beginner', 'intermediate', 'advanced'] as const;
/** 1 beginner, 2 intermediate, 3 advanced. */
export type Level = 1 | 2 | 3;
const importances = ['core', 'usual', 'niche'] as const;
export const linkKinds = [
  'official',
  'tutorial',
  'interactive',
  'video',
  'reference',
  'book',
  'help',
] as const;

/** Without a state, nobody has visited the page yet. `unknown`: the last visit showed neither that it works nor that it is gone. */
export const linkStates = ['works', 'unknown', 'dead'] as const;

const topicSchema = z.strictObject({
  id: z.int().min(0).describe('The number the specification counts this topic by'),
  slug: slug.describe('The anchor of the topic; unique in the file and never changed again'),
  topic: line.max(60).describe('The title, in the words the documentation uses'),
  level: z.enum(levels),
  importance: z.enum(importances),
  minutes: z.int().min(10).max(45).describe('Reading, trying and the task, for a learner at that level'),
  after: z
    .array(z.string().regex(/^([a-z0-9-]+\/)?[a-z0-9-]+$/))
    .max(4)
    .describe('Slugs that must come first; "javascript/closures" names a topic of another roadmap'),
  aliases: z.array(line).max(8).describe('What a learner would type who does not know the title'),
  questions: z
    .array(question)
    .min(4)
    .max(6)
    .describe('What learners type when this topic would help them, in 4 to 14 words'),
  description: line.describe('40 to 80 words'),
  example: exampleSchema.optional().describe('The topic at work: a listing that was run, or a worked case'),
  task: line.describe('One small exercise with a visible result, 5 to 15 minutes'),
  check: z.strictObject({ ask: line, answer: line.describe('At most 40 words') }),
  websites: z.array(url).min(2).max(4).describe('Best first; each is in links.tsv'),
});

const pathSchema = z.strictObject({
  quick: z
    .array(slug)
    .describe('10 to 15 slugs that lead to the first thing that works, in the order to learn them'),
  makes: line.describe('What one has made at its end: a sentence of at most 20 words'),
});

const chapterSchema = z.strictObject({
  title: line.max(40),
  project: z.strictObject({ title: line.max(60), brief: line.describe('At most 60 words') }),
  topics: z.array(topicSchema).min(1).max(14),
});

const icon = z.union([
  z.strictObject({ devicon: line.describe('Its name in the Devicon set'), ink: z.literal(true).optional() }),
  z.strictObject({ svg: line.describe('What an SVG of 128 units holds'), ink: z.literal(true).optional() }),
]);

/** The groups of the catalogue, in its order. */
const groupNames = ['web', 'languages', 'data', 'tools'] as const;

export const technologySchema = z.strictObject({
  name: line,
  heading: line,
  place: z.int().min(1).describe('Its place in the catalogue'),
  group: z.enum(groupNames).default('languages').describe('Its group in the catalogue'),
  names: z.array(line).min(1).describe('What learners call it; the first as it is written'),
  icon: icon.describe('Where it is all black, "ink: true" turns it white in the dark'),
  summary: line,
  needs: z.array(slug).describe('Technologies to know first'),
  near: z.array(slug).describe('Technologies whose roadmaps may answer a question on this one'),
  meant: z
    .array(slug)
    .default([])
    .describe('Technologies that beginners mean as often when they name this one'),
  videos: z.strictObject({
    id: z.int().min(0),
    label: line.default('Links:'),
    description: line,
    videos: z.array(url).min(2),
  }),
  path: pathSchema,
  chapters: z.array(chapterSchema).min(1),
});

export type TechnologyGroup = (typeof groupNames)[number];

const key = z.string().regex(/^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a technology and a slug');
const date = z.iso.date('must be a date, as in 2026-11-21');

/** A name for several technologies, in the order in which they are learned. */
export const stackSchema = z.strictObject({
  name: line,
  names: z.array(line),
  technologies: z.array(slug).min(2),
  /** A learner who names one of these languages learns only that one for the server, between these others. */
  servers: z
    .strictObject({ languages: z.array(slug), before: z.array(slug), after: z.array(slug) })
    .optional(),
  /** A learner who names any of these frameworks learns it instead of `replaced`. */
  frameworks: z.strictObject({ replaced: slug, any: z.array(slug) }).optional(),
});

/** Names without a roadmap and their other spellings, what each is, and the roadmaps that lead towards it, or on from it, best first. */
export const neighborSchema = z.strictObject({
  names: z.record(line, z.array(line)),
  is: z.record(line, line.max(120)),
  look: z
    .record(line, line.max(320))
    .optional()
    .describe('Where it is taught, by name, and what carries over'),
  after: z.literal(true).optional(),
  nearest: z.record(slug, line),
});

export const homeSchema = z.strictObject({ tiles: z.array(slug), sample: slug, goals: z.array(slug) });

/** `to` has one key for a renamed or merged topic, several for a split one, and none for a retired one. */
export const renameSchema = z.strictObject({
  from: key,
  to: z.array(key),
  since: date.describe('The date on which it left its roadmap'),
});

export const publishedSchema = z.strictObject({ key, added: date });

/** Empty texts are left out. */
const filled = z.union([z.literal(''), line]);
export const operatorSchema = z.strictObject({
  name: filled,
  address: z.array(line),
  email: filled,
  phone: filled,
  register: filled,
  authority: filled,
});

export const memberSchema = z.strictObject({ name: line, role: line, profile: url });

export type Importance = (typeof importances)[number];
type LinkKind = (typeof linkKinds)[number];
type LinkState = (typeof linkStates)[number];
export type TopicSource = z.infer<typeof topicSchema>;
export type ChapterSource = z.infer<typeof chapterSchema>;
export type TechnologySource = z.infer<typeof technologySchema> & {
  readonly slug: string;
  /** By the slug of their topic. They are in a file of their own. */
  readonly exercises?: Readonly<Record<string, ExerciseSource>>;
};
export type Rename = z.infer<typeof renameSchema>;
export type Published = z.infer<typeof publishedSchema>;
export type IconSource = z.infer<typeof icon>;
type Stack = z.infer<typeof stackSchema>;
type Neighbor = z.infer<typeof neighborSchema>;
/** Names for several technologies, and names without a roadmap. */
export type OtherNames = { readonly stacks: readonly Stack[]; readonly neighbors: readonly Neighbor[] };
export type Home = z.infer<typeof homeSchema>;
export type Operator = z.infer<typeof operatorSchema>;
export type Member = z.infer<typeof memberSchema>;

export type Link = {
  readonly url: string;
  readonly title: string;
  readonly kind: LinkKind;
  /** "login" and "paid" are what a reader must have. */
  readonly cost: 'free' | 'login' | 'paid';
  /** BCP 47 language tag of the page. */
  readonly language: string;
  /** "opened", or where it is listed. */
  readonly evidence: string;
  /** The last day on which it worked when it was opened, or on which it was listed. */
  readonly seen: string;
  readonly state?: LinkState;
  /** Where it redirects to. */
  readonly moved?: string;
  /** A stored copy, shown when it is dead. */
  readonly archived?: string;
};
