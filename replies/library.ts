import type { RequestedPlan } from '#contract/meaning.ts';
import type { Danger } from '#lexicon/danger/danger.ts';
import { sharedLimits } from '#contract/limits.ts';
import { ofNone, subjectOf } from '#content/answers/answer-parts.ts';
import type { Careers } from '#content/careers/career-schema.ts';
import type { CompiledGoal } from '#content/goals.ts';
import type { Requirement } from '#content/requirements/requirement-schema.ts';
import { isOwnGoal, listOwnGoals } from '#content/shapes/own-goals.ts';
import type { LibraryContent, Roadmap, TopicSection } from '#content/roadmap.ts';
import { type CareersIndex, makeCareersIndex } from '#question/careers/careers-index.ts';
import { type DirectIndex, makeDirectIndex, writeAsAnswer } from '#question/direct/direct-index.ts';
import { type ContrastIndex, makeContrastIndex } from '#question/contrasts/contrast-index.ts';
import { type ErrorIndex, makeErrorIndex } from '#question/errors/error-index.ts';
import { unpackErrors } from '#question/errors/unpack-errors.ts';
import { type GoalIndex, indexGoals } from '#question/goal/goal-index.ts';
import type { Meaning } from '#question/meaning/meaning.ts';
import { indexRequirements } from '#question/requirements/requirement-index.ts';
import { makeIndex, type TopicIndex } from '../search/index.ts';

import { makeRecent } from './recent.ts';

/** What the assistant answers from: the roadmaps, as topics to plan, to find and to write about. */
export type Library = {
  readonly roadmaps: ReadonlyMap<string, Roadmap>;
  readonly topics: ReadonlyMap<string, TopicSection>;
  /** The same by technology. */
  readonly topicsOf: ReadonlyMap<string, readonly TopicSection[]>;
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly index: TopicIndex;
  /** The error messages that are known, by their words. */
  readonly errors: ErrorIndex;
  /** Written comparisons, by the names of what they compare. */
  readonly contrasts: ContrastIndex;
  /** Written answers to what learners ask first, by the words of those who ask. */
  readonly direct: DirectIndex;
  /** All written answers about a technology, also to details; an index for each, made when it is first needed. */
  readonly answersOf: (technology: string) => DirectIndex;
  /** Questions about worth, work and choice, by their parts, and what is said of each technology. */
  readonly careersIndex: CareersIndex;
  readonly careers: Careers;
  /** What people want to make, by the words that say it, and by id. */
  readonly goalIndex: GoalIndex;
  readonly goals: ReadonlyMap<string, CompiledGoal>;
  /** What people's own things have to do. Empty where they are not stored yet. */
  readonly requirements: readonly Requirement[];
  /** The addresses that the roadmaps link to: no other is ever written. */
  readonly pages: ReadonlySet<string>;
  /** Replies written lately, by what was asked, and plans among them by what was meant. */
  readonly recentReplies: ReturnType<typeof makeRecent<KeptReply>>;
  readonly recentPlans: ReturnType<typeof makeRecent<KeptBody>>;
};

/** A reply without its opening: one object for all who ask the same. */
export type KeptBody = { readonly text: string; readonly plan?: RequestedPlan };
export type KeptReply = {
  readonly body: KeptBody;
  readonly meaning: Meaning;
  /** What is named before the answer. */
  readonly danger: Danger | null;
};

/** Indexes the roadmaps under the names of their technologies and of all others. */
export function makeLibrary(content: LibraryContent): Library {
  const { roadmaps, names, questions, errors, contrasts, answers, careers, goals, wishes, requirements } =
    content;
  const topics = roadmaps.flatMap(listTopics);
  const websites = topics.flatMap((topic) => topic.websites);
  const videos = roadmaps.flatMap((roadmap) => roadmap.videos.links);
  const findable = roadmaps.flatMap((roadmap) =>
    listTopics(roadmap).map((topic, at) =>
      Object.assign({ questions: questions[roadmap.slug]?.[at] ?? [] }, topic),
    ),
  );
  const naming = { technologies: roadmaps, ...names };
  const index = makeIndex(findable, naming);
  const byKey = new Map(topics.map((topic) => [topic.key, topic]));
  const asked = answers.filter((one) => !one.next || subjectOf(one) === ofNone);
  const written = [...asked, ...careers.questions.map(writeAsAnswer)];
  const bySubject = Map.groupBy(answers, subjectOf);
  const indexes = new Map<string, DirectIndex>();
  let direct: DirectIndex | undefined;
  return {
    roadmaps: new Map(roadmaps.map((roadmap) => [roadmap.slug, roadmap])),
    topics: byKey,
    topicsOf: Map.groupBy(topics, ({ technology }) => technology),
    needs: Object.fromEntries(roadmaps.map(({ slug, needs }) => [slug, needs])),
    index,
    errors: makeErrorIndex(unpackErrors(errors)),
    contrasts: makeContrastIndex(contrasts, index),
    /** Made when it is first asked for, since it takes as long as all else. */
    get direct() {
      return (direct ??= makeDirectIndex(written, byKey, naming));
    },
    answersOf: (technology) => {
      const made = indexes.get(technology);
      const own = made ?? makeDirectIndex(bySubject.get(technology) ?? [], byKey, naming);
      indexes.set(technology, own);
      return own;
    },
    careersIndex: makeCareersIndex(careers),
    careers,
    goalIndex: indexGoals(
      goals.filter((goal) => !isOwnGoal(goal)),
      wishes,
      listOwnGoals(goals),
      indexRequirements(requirements),
    ),
    goals: new Map(goals.map((goal) => [goal.id, goal])),
    requirements,
    pages: new Set([...websites, ...videos].map(({ url }) => url)),
    recentReplies: makeRecent(sharedLimits.ask.recentReplies, ({ meaning }) => meaning.care === 'none'),
    recentPlans: makeRecent(sharedLimits.ask.recentReplies),
  };
}

function listTopics({ chapters }: Roadmap): TopicSection[] {
  return chapters.flatMap(({ topics }) => topics);
}
