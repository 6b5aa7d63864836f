import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case');
const url = z.url({ protocol: /^https?$/ });
const line = z.string().trim().min(1);

export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export const importances = ['core', 'usual', 'niche'] as const;
export const linkKinds = [
  'official',
  'tutorial',
  'interactive',
  'video',
  'reference',
  'book',
  'help',
] as const;

export const topicSchema = z.strictObject({
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
  description: line.describe('40 to 80 words'),
  task: line.describe('One small exercise with a visible result, 5 to 15 minutes'),
  check: z.strictObject({ ask: line, answer: line.describe('At most 40 words') }),
  websites: z.array(url).min(2).max(4).describe('Best first; each stands in links.tsv'),
});

export const chapterSchema = z.strictObject({
  title: line.max(40),
  project: z.strictObject({ title: line.max(60), brief: line.describe('At most 60 words') }),
  topics: z.array(topicSchema).min(1).max(14),
});

export const technologySchema = z.strictObject({
  name: line,
  heading: line,
  summary: line,
  needs: z.array(slug).describe('Technologies to know first'),
  videos: z.strictObject({ id: z.int().min(0), description: line, videos: z.array(url).min(2) }),
  chapters: z.array(chapterSchema).min(1),
});

const key = z.string().regex(/^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a technology and a slug');
const date = z.iso.date('must be a date, as in 2026-11-21');

/** A topic that left its roadmap. One key in `to`: renamed, or merged where several lead there; several: split; none: retired. */
export const renameSchema = z.strictObject({
  from: key,
  to: z.array(key),
  since: date.describe('The date from which roadmaps are without it'),
});

/** One row of topics.tsv: a topic that was ever published, and since when. */
export const publishedSchema = z.strictObject({ key, added: date });

export const memberSchema = z.strictObject({ name: line, role: line, profile: url });

export type Level = (typeof levels)[number];
export type Importance = (typeof importances)[number];
export type LinkKind = (typeof linkKinds)[number];
export type TopicSource = z.infer<typeof topicSchema>;
export type ChapterSource = z.infer<typeof chapterSchema>;
export type TechnologySource = z.infer<typeof technologySchema> & { readonly slug: string };
export type Rename = z.infer<typeof renameSchema>;
export type Published = z.infer<typeof publishedSchema>;
export type Member = z.infer<typeof memberSchema>;

/** One row of links.tsv: what is known about an outside page. */
export type Link = {
  readonly url: string;
  readonly title: string;
  readonly kind: LinkKind;
  /** "free", or what a reader must give: "login", "paid". */
  readonly cost: 'free' | 'login' | 'paid';
  /** BCP 47 language tag of the page. */
  readonly language: string;
  /** How the page is known to exist. */
  readonly evidence: string;
  /** ISO date on which that evidence was seen. */
  readonly seen: string;
};
