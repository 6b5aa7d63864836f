import type { Advice } from './intent/advice.ts';
import type { AskedContrast } from './contrasts/read-contrast.ts';
import type { SharedTopics } from './contrasts/presume-shared.ts';
import type { Found } from '../search/find-topics.ts';
import type { WantedTopic } from './goals/goals.ts';
import type { Meaning } from './meaning.ts';
import type { LearnerLevel } from './names/level.ts';
import type { PlanDates } from './time/deadline.ts';
import type { SaidTimes } from './time/minutes.ts';
import type { Nearest } from '../search/query/names.ts';
import type { SaidTopics } from './goals/said-topics.ts';
import type { SmallTalk } from './intent/small-talk.ts';
import type { Span } from './time/span.ts';
import type { FieldReading } from './names/technologies.ts';

/** Which reply a question gets. */
export type ReadIntent =
  /** A plan for these technologies, none where the learner has not chosen; the goals are the topics it names, the most wanted first. */
  | ({
      readonly intent: 'plan';
      readonly technologies: readonly string[];
      readonly goals: readonly WantedTopic[];
      /** The name of the full stack that they are. */
      readonly bundle?: string;
      /** Where it is asked whether to learn them at all: the topics that weigh it, by key. */
      readonly worth?: readonly string[];
      /** What technologies that the learner knows have in common with these. */
      readonly shared?: readonly SharedTopics[];
      /** Where the message only tells of circumstances. */
      readonly asksNothing?: true;
    } & SaidTopics)
  /** An explanation, or for `homework` the way to it, from these topics, best first; `hedged` where they may not hold it. */
  | {
      readonly intent: 'answer' | 'homework';
      readonly technologies: readonly string[];
      readonly topics: readonly Found[];
      readonly certainty: 'sure' | 'hedged';
    }
  /** A written comparison, and the technologies that it is about. */
  | {
      readonly intent: 'compare';
      readonly contrast: AskedContrast;
      readonly technologies: readonly string[];
    }
  | ({ readonly intent: 'advice' } & Advice)
  /** Politeness, or a wish about the reply before, which no reply knows. */
  | { readonly intent: 'small-talk'; readonly kind: SmallTalk }
  /** What harms others. */
  | { readonly intent: 'refusal'; readonly technologies: readonly string[] }
  /** What is about another part of life. */
  | { readonly intent: 'off-topic' }
  /** Nothing that we could read; the topics of the technology chosen that it may be about all the same. */
  | { readonly intent: 'lost'; readonly technologies: readonly string[]; readonly topics: readonly Found[] }
  /** Someone who has lost heart, and a question about this site or about what answers. */
  | { readonly intent: 'encouragement' | 'about-us'; readonly technologies: readonly string[] }
  /** Something we do not teach, by its name (null where it is no name we know), and what we teach that lies nearest. */
  | { readonly intent: 'uncovered'; readonly name: string | null; readonly nearest: readonly Nearest[] };

export type PlanIntent = Extract<ReadIntent, { readonly intent: 'plan' }>;

/** What a question wants and what else it says: all that its letter needs to know. */
export type Understanding = ReadIntent &
  SaidTimes & {
    /** Whether the question was English; the reply always is. */
    readonly english: boolean;
    /** The level that the question names. */
    readonly level: LearnerLevel | null;
    /** The whole time that it names for a plan. */
    readonly span: Span | null;
    /** When the plan begins, and until when it has to be done. */
    readonly dates: PlanDates;
    /** What the learner wants to make or reach, in their own words. */
    readonly goal: string | null;
    /** What the message means as the learner sees it. */
    readonly decided: Pick<Meaning, 'intent' | 'others' | 'grade'>;
    /** What stood in the language field. */
    readonly field: FieldReading;
  };
