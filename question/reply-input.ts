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
  /** A plan for these technologies, none where the learner has not chosen; the goals are the topics it names, the most wanted first. */
  | ({
      readonly intent: 'plan';
      readonly technologies: readonly string[];
      readonly goals: readonly WantedTopic[];
      readonly ourGoal?: (GoalName & { readonly grade: Grade }) | undefined;
      /** Where the goal is made from a shape: what the learner calls its things. */
      readonly own?: { readonly things: string | null };
      /** Where one of the nearest goals is likely meant, but none clearly. */
      readonly offersGoals?: true | undefined;
      readonly nearGoals?: readonly NearGoal[];
      /** Where none is clearly meant: goals that the technologies can make, the most similar first. */
      readonly similarGoals?: readonly SimilarGoal[] | undefined;
      readonly bundle?: string | undefined;
      /** Where it is asked whether to learn them at all: the topics that weigh it, by key. */
      readonly worth?: readonly string[];
      readonly shared?: readonly SharedTopics[];
      /** Where who asks has lost heart. */
      readonly disheartened?: true;
      /** Where it is asked about worth, work or choice beside the plan. */
      readonly careers?: readonly FoundCareer[];
      /** Where the message only tells of circumstances. */
      readonly asksNothing?: true;
    } & StatedTopics)
  /** An explanation, or for `homework` the way to it, from these topics, best first; `hedged` where they may not hold it. */
  | {
      readonly intent: 'answer' | 'homework';
      readonly technologies: readonly string[];
      readonly topics: readonly Found[];
      readonly certainty: 'sure' | 'hedged';
      /** Where it may be meant to make one of the nearest goals all the same. */
      readonly offersGoals?: true;
    }
  /** What was written for this very question, and the topics to go on with. */
  | {
      readonly intent: 'direct';
      readonly answer: DirectAnswer;
      readonly technologies: readonly string[];
      readonly topics: readonly Found[];
    }
  /** A question about worth, work or choice, and the technologies of which a plan may be offered. */
  | {
      readonly intent: 'career';
      readonly found: readonly FoundCareer[];
      readonly technologies: readonly string[];
      readonly offered: readonly string[];
    }
  | {
      readonly intent: 'compare';
      /** What is written about the two; null where nothing is. */
      readonly contrast: AskedContrast | null;
      /** Where it is asked which technology to take. */
      readonly choice: WeighedChoice | null;
      readonly technologies: readonly string[];
    }
  | ({ readonly intent: 'advice' } & Advice)
  /** Politeness, or a wish about the reply before, which no reply knows. */
  | { readonly intent: 'small-talk'; readonly kind: SmallTalk }
  | { readonly intent: 'refusal'; readonly technologies: readonly string[] }
  | { readonly intent: 'off-topic' }
  /** Nothing that we could read; the topics of the technology chosen that it may be about all the same. */
  | { readonly intent: 'lost'; readonly technologies: readonly string[]; readonly topics: readonly Found[] }
  /** Someone who has lost heart, and a question about this site or about what answers. */
  | { readonly intent: 'encouragement' | 'about-us'; readonly technologies: readonly string[] }
  /** Something we do not teach, by its name (null where it is no name we know), what it is, where to look for it, and what we teach that leads towards it. */
  | {
      readonly intent: 'uncovered';
      readonly name: string | null;
      readonly is: string | null;
      readonly look: string | null;
      readonly nearest: readonly Nearest[];
    };

/** What a technology that the learner knows has in common with one to be learned. */
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

/** What a question wants and what else it says: all that its reply needs to know. */
export type ReplyInput = ReadIntent &
  SaidTimes & {
    readonly english: boolean;
    readonly level: LearnerLevel | null;
    readonly span: Span | null;
    readonly dates: PlanDates;
    /** Where the days of the form go before a date that was said, as that is too near. */
    readonly kept?: { readonly until: string; readonly days: number };
    readonly goal: string | null;
    readonly nearGoals?: readonly NearGoal[];
    readonly decided: Pick<Meaning, 'intent' | 'others' | 'grade'>;
    readonly field: FieldReading;
  };
