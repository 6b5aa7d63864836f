import type { CompiledGoal } from '#content/goals.ts';
import type { Wishes } from '#content/wishes.ts';
import type { FieldWords } from '#search/fields.ts';
import { makePostings, type Posting } from '#search/postings.ts';
import { makeSpeller, type Speller } from '#search/text/spelling.ts';

import { noRequirements, type RequirementIndex } from '../requirements/requirement-index.ts';
import { noOwnGoals, type OwnGoals } from '../shape/own-goals.ts';
import { listNamingWords } from './list-naming-words.ts';
import { listWishWords } from './list-wish-words.ts';
import { readStem, sharedLetters, splitGoalWords, type Vocabulary } from './goal-words.ts';

/** Goals by their words; a number is a position in `goals`. */
export type GoalIndex = {
  readonly goals: readonly CompiledGoal[];
  readonly postings: ReadonlyMap<string, Posting>;
  readonly vocabulary: Vocabulary;
  readonly speller: Speller;
  readonly phrases: readonly (readonly (readonly string[])[])[];
  readonly technologies: ReadonlySet<string>;
  readonly own: OwnGoals;
  readonly requirements: RequirementIndex;
  /** Stems with the same first letters: forms of one word in languages for which we have no stems. */
  readonly beginnings: ReadonlyMap<string, ReadonlySet<string>>;
};

export function indexGoals(
  goals: readonly CompiledGoal[],
  wishes: Wishes,
  own: OwnGoals = noOwnGoals,
  requirements: RequirementIndex = noRequirements,
): GoalIndex {
  const vocabulary = new Map<string, string>();
  const postings = makePostings(goals.map((goal) => readFields(goal, wishes[goal.id] ?? '', vocabulary)));
  const beginnings = new Map<string, Set<string>>();
  for (const [word, stem] of vocabulary) {
    const beginning = word.slice(0, sharedLetters);
    const stems = beginnings.get(beginning) ?? new Set();
    beginnings.set(beginning, stems.add(stem));
  }
  const phrases = goals.map(({ title, names }) =>
    [title, ...names].map((name) => listNamingWords(name, vocabulary)).filter((stems) => stems.length > 0),
  );
  const technologies = new Set(
    goals.flatMap((goal) => goal.technologies.map((slug) => readStem(slug, vocabulary))),
  );
  const speller = makeSpeller(vocabulary.keys());
  return { goals, own, requirements, postings, vocabulary, phrases, technologies, speller, beginnings };
}

export const noGoals = indexGoals([], {});

/** A goal describes itself in the same fields as a topic; all its wishes are one field. */
function readFields(goal: CompiledGoal, wishes: string, vocabulary: Map<string, string>): FieldWords {
  const read = (text: string) => splitGoalWords(text).map((word) => readStem(word, vocabulary));
  return {
    title: read(goal.title),
    aliases: goal.names.map(read),
    chapter: goal.steps.flatMap(({ title }) => read(title)),
    description: read(goal.end),
    practice: goal.steps.flatMap(({ shows }) => read(shows)),
    questions: [listWishWords(wishes).flatMap(read)],
    technology: goal.technologies.flatMap(read),
  };
}
