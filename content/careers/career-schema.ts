import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+$/, 'must be the slug of a technology');
const key = z.string().regex(/^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a technology and a slug');
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case');
const says = z.string().trim().min(40).max(700);
const asks = z.array(z.string().trim().min(5).max(160)).min(4).max(16);
const when = z
  .array(z.string().regex(/^-?[a-z-]+( -?[a-z-]+)*( ~\d+)?$/, 'must be names of parts'))
  .describe(
    'Each line has the parts that must all be there, what it is about first; one with a "-" must not be there. "~7" lets them be within 7 words',
  );

/** The parts of such questions: by name, lists of the words that people use for them. */
const partsSchema = z.record(name, z.array(z.string().min(2)).min(1));

/** A question about learning to program, work or choice that is about no single technology. */
const careerQuestionSchema = z.strictObject({
  id: name,
  when,
  asks: asks.describe('The same question as different people ask it'),
  says: says.describe('The first sentence answers; then the reason and one thing to do'),
  intent: z.enum(['career', 'discouraged']).default('career'),
  mustAsk: z
    .boolean()
    .default(false)
    .describe('Whether its words may also only tell of a life, so that a plan is wanted'),
  counts: z.boolean().default(false).describe('Whether the hours of the roadmap belong to the answer'),
  plan: slug.optional().describe('What a plan is offered for if the learner has chosen nothing'),
  also: z.array(key).max(2).default([]).describe('Where to read on'),
});

const careerKinds = ['worth', 'work', 'besides', 'needed'] as const;

/** How each thing is asked that is asked of every technology. */
const careerKindSchema = z.strictObject({
  kind: z.enum(careerKinds),
  when,
  'of-form': z.array(name).default([]).describe('Parts that ask it of the technology in the form'),
  asks: asks.describe('With {name} for the technology'),
});

/** What is answered to these, by technology. */
const careerTechnologiesSchema = z.record(
  slug,
  z.strictObject({ worth: says, work: says, besides: says, needed: says }),
);

const choicePurposes = [
  'phone',
  'games',
  'job',
  'data',
  'office',
  'web',
  'server',
  'first',
  'school',
  'speed',
] as const;

const choice = z.strictObject({
  take: slug,
  why: z.string().trim().min(20).max(500).describe('Goes on behind "Take C#: "'),
});

/** Which of two technologies to take, by what it is for. */
const careerPairSchema = z.strictObject({
  between: z.tuple([slug, slug]),
  for: z.partialRecord(z.enum(['any', ...choicePurposes]), choice),
});

export const careersSchema = z.strictObject({
  parts: partsSchema,
  kinds: z.array(careerKindSchema),
  technologies: careerTechnologiesSchema,
  pairs: z.array(careerPairSchema),
  questions: z.array(careerQuestionSchema),
});

export type Careers = z.infer<typeof careersSchema>;
export type CareerQuestion = z.infer<typeof careerQuestionSchema>;
export type CareerKind = (typeof careerKinds)[number];
export type CareerPair = z.infer<typeof careerPairSchema>;
