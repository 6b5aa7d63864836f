import type { DirectAnswer } from '#content/answers/answer-schema.ts';
import type { Contrast } from '#content/contrast-schema.ts';

import type { Advice } from './intent/advice.ts';
import type { FoundCareer } from './careers/find-careers.ts';
import type { WeighedChoice } from './contrasts/read-choice.ts';
import type { AskedContrast } from './contrasts/read-contrast.ts';
import type { GoalName, NearGoal } from './goal/choose-goal.ts';
import type { SimilarGoal } from './goal/list-similar.ts';
import type { Found } from '../search/find-topics.ts';
import type { WantedTopic } from './wanted/find-wanted.ts';
import type { Grade, Meaning } from './meaning/meaning.ts';
import type { LearnerLevel } from './names/level.ts';
import type { PlanDates } from './time/deadline.ts';
import type { SaidTimes } from './time/minutes.ts';
import type { Nearest } from '../search/query/names.ts';
import type { StatedTopics } from './wanted/stated-topics.ts';
import type { SmallTalk } from './intent/small-talk.ts';
import type { Span } from './time/span.ts';
import type { FieldReading } from './names/technologies.ts';

export type ReadIntent =
  /** A plan for these technologies (none if the learner has not chosen) with the topics named, the most wanted first. */
  | ({
      readonly intent: 'plan';
      readonly technologies: readonly string[];
      readonly goals: readonly WantedTopic[];
      readonly ourGoal?: (GoalName & { readonly grade: Grade }) | undefined;
      /** If the goal is made from a shape: what the learner calls its things. */
      readonly own?: { readonly things: string | null };
      /** One of the nearest goals is likely meant, but none clearly. */
      readonly offersGoals?: true | undefined;
      readonly nearGoals?: readonly NearGoal[];
      /** If none is clearly meant: goals that the technologies can make, the most similar first. */
      readonly similarGoals?: readonly SimilarGoal[] | undefined;
      readonly bundle?: string | undefined;
      /** If it asks whether to learn them at all: the keys of the topics that weigh it. */
      readonly worth?: readonly string[];
      readonly shared?: readonly SharedTopics[];
      readonly disheartened?: true;
      /** What it asks about worth, work or choice besides the plan. */
      readonly careers?: readonly FoundCareer[];
      /** The message only tells circumstances. */
      readonly asksNothing?: true;
    } & StatedTopics)
  /** An explanation from these topics, best first, or the way to it for `homework`; `hedged`: they may not have it. */
  | {
      readonly intent: 'answer' | 'homework';
      readonly technologies: readonly string[];
      readonly topics: readonly Found[];
      readonly certainty: 'sure' | 'hedged';
      /** It may also wish to make one of the nearest goals. */
      readonly offersGoals?: true;
    }
  /** An answer written for this question, and the topics to continue with. */
  | {
      readonly intent: 'direct';
      readonly answer: DirectAnswer;
      readonly technologies: readonly string[];
      readonly topics: readonly Found[];
    }
  /** A question about worth, work or choice, and the technologies for which a plan may be offered. */
  | {
      readonly intent: 'career';
      readonly found: readonly FoundCareer[];
      readonly technologies: readonly string[];
      readonly offered: readonly string[];
    }
  | {
      readonly intent: 'compare';
      /** The entry about the two; null without one. */
      readonly contrast: AskedContrast | null;
      /** If it asks which technology to take. */
      readonly choice: WeighedChoice | null;
      readonly technologies: readonly string[];
    }
  | ({ readonly intent: 'advice' } & Advice)
  /** Politeness, or a wish about a reply before, which this reply does not know. */
  | { readonly intent: 'small-talk'; readonly kind: SmallTalk }
  | { readonly intent: 'refusal'; readonly technologies: readonly string[] }
  | { readonly intent: 'off-topic' }
  /** Not understood, with the topics of the chosen technology that it may be about. */
  | { readonly intent: 'lost'; readonly technologies: readonly string[]; readonly topics: readonly Found[] }
  /** Someone who has lost heart; a question about this site or about what answers. */
  | { readonly intent: 'encouragement' | 'about-us'; readonly technologies: readonly string[] }
  /** Something that we do not teach, by name (null for an unknown one), with what it is, where to look, and what we teach that leads towards it. */
  | {
      readonly intent: 'uncovered';
      readonly name: string | null;
      readonly is: string | null;
      readonly look: string | null;
      readonly nearest: readonly Nearest[];
    };

/** What a known technology has in common with one to be learned. */
export type SharedTopics = {
  readonly known: string;
  readonly contrast: Contrast;
  readonly keys: readonly string[];
  readonly comparing: string | null;
};

export type AnswerIntent = Extract<ReadIntent, { readonly intent: 'answer' | 'homework' }>;
export type CompareIntent = Extract<ReadIntent, { readonly intent: 'compare' }>;
export type CareerIntent = Extract<ReadIntent, { readonly intent: 'career' }>;
export type PlanIntent = Extract<ReadIntent, { readonly intent: 'plan' }>;

/** What a message wants and says: all that its reply needs. */
export type ReplyInput = ReadIntent &
  SaidTimes & {
    readonly english: boolean;
    readonly level: LearnerLevel | null;
    readonly span: Span | null;
    readonly dates: PlanDates;
    /** The days of the form, if they replace a date that is too near. */
    readonly kept?: { readonly until: string; readonly days: number };
    readonly goal: string | null;
    readonly nearGoals?: readonly NearGoal[];
    readonly decided: Pick<Meaning, 'intent' | 'others' | 'grade'>;
    readonly field: FieldReading;
  };
