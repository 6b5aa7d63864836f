import type { FieldWords } from './fields.ts';

/** The topics that hold a stem, ascending, how strongly each does (0 to 1), and how far it says it of itself: 0 where only an exercise holds it. */
export type Posting = { readonly topics: number[]; readonly weights: number[]; readonly said: number[] };

/** How much a word counts where it stands, and how much a long field dilutes it. Tuned on the half of the questions made for it. */
const fieldWeights = {
  title: { weight: 6, dilution: 0.6 },
  aliases: { weight: 1.8, dilution: 0.3 },
  chapter: { weight: 0.5, dilution: 0.3 },
  description: { weight: 0.8, dilution: 0.5 },
  practice: { weight: 0.5, dilution: 0.85 },
  questions: { weight: 1, dilution: 0.5 },
  technology: { weight: 1, dilution: 0 },
} as const;
type Field = keyof typeof fieldWeights;
const fieldNames = [
  'title',
  'aliases',
  'chapter',
  'description',
  'practice',
  'questions',
  'technology',
] as const;

const ownFields = ['title', 'aliases', 'chapter', 'description', 'technology'] as const;
/** What only its questions hold proves half: learners say more than it is about. */
const byQuestion = 0.5;

/** Repetition counts less and less (the k1 of BM25). */
const saturation = 2;

/** Makes the postings of BM25F: the fields of a topic are added up before they are dampened. */
export function makePostings(topics: readonly FieldWords[]): Map<string, Posting> {
  const means = measureFields(topics);
  const postings = new Map<string, Posting>();
  for (const [place, words] of topics.entries()) {
    const own = new Set(ownFields.flatMap((field) => words[field].flat()));
    const asked = new Set(words.questions.flat());
    for (const [stem, strength] of weighStems(words, means)) {
      const posting = postings.get(stem) ?? { topics: [], weights: [], said: [] };
      posting.topics.push(place);
      posting.said.push(own.has(stem) ? 1 : asked.has(stem) ? byQuestion : 0);
      posting.weights.push(strength / (strength + saturation));
      postings.set(stem, posting);
    }
  }
  return postings;
}

function weighStems(words: FieldWords, means: Record<Field, number>): Map<string, number> {
  const strengths = new Map<string, number>();
  for (const field of fieldNames) {
    const stems = words[field].flat();
    const { weight, dilution } = fieldWeights[field];
    const share = weight / (1 - dilution + (dilution * stems.length) / means[field]);
    for (const stem of stems) strengths.set(stem, (strengths.get(stem) ?? 0) + share);
  }
  return strengths;
}

function measureFields(topics: readonly FieldWords[]): Record<Field, number> {
  const mean = (field: Field): number =>
    Math.max(
      1,
      topics.reduce((sum, words) => sum + words[field].flat().length, 0) / Math.max(1, topics.length),
    );
  return {
    title: mean('title'),
    aliases: mean('aliases'),
    chapter: mean('chapter'),
    description: mean('description'),
    practice: mean('practice'),
    questions: mean('questions'),
    technology: mean('technology'),
  };
}
