import type { Band } from '../search/coverage.ts';
import type { SmallTalk } from './intent/small-talk.ts';
import type { Grade, Intent } from './meaning/meaning.ts';

/** What a message shows, as plain facts that decide what it means. Retrieval costs the most and waits until a row needs it. */
export type Features = {
  readonly shares: Readonly<Record<Intent, number>>;
  readonly hasReply: boolean;
  readonly isEmpty: boolean;
  readonly isBare: boolean;
  readonly isOrder: boolean;
  readonly isUnsafe: boolean;
  readonly defends: boolean;
  readonly smallTalk: SmallTalk | null;
  /** Asks only what answers it: a machine or a person. */
  readonly ofUs: boolean;
  /** How many technologies it is about, and how many of them it names itself. */
  readonly technologies: number;
  readonly named: number;
  /** Whether its subject or another name has no roadmap. */
  readonly uncovered: 'subject' | 'beside' | null;
  readonly asks: boolean;
  /** Whether it is long enough to tell something, and not only to name it. */
  readonly isLong: boolean;
  readonly rejoices: boolean;
  /** Whether it describes at length what somebody wants to have or be able to do in the end. */
  readonly tellsEnd: boolean;
  readonly endsAsking: boolean;
  readonly code: boolean;
  readonly errorLine: boolean;
  readonly ofSelf: boolean;
  readonly planWord: boolean;
  readonly learnWord: boolean;
  /** Only asks which technology to take; asks whether to learn them at all. */
  readonly weighs: boolean;
  /** Offers technologies to choose from. */
  readonly offersChoice: boolean;
  readonly worth: boolean;
  readonly asksWork: boolean;
  readonly quiz: boolean;
  readonly chooses: boolean;
  /** Asks or orders to learn something; an exam lies ahead. */
  readonly wishes: boolean;
  readonly exam: boolean;
  readonly trouble: boolean;
  readonly orders: boolean;
  readonly ofLife: boolean;
  readonly schoolwork: boolean;
  readonly time: boolean;
  readonly goal: boolean;
  readonly ourGoal: Grade;
  /** Whether the learner wants to make a program of their own. */
  readonly makes: boolean;
  readonly required: number;
  readonly retrieval: Retrieval;
};

export type Retrieval = {
  readonly band: Band;
  /** How similar the best topic is to the subject, from 0 to 1. */
  readonly similarity: number;
  /** Whether it is clearly better than the next topic. */
  readonly isClear: boolean;
  /** The score of the best topic, common words included. */
  readonly score: number;
  readonly topicWords: number;
  /** We teach most of its words, though no single topic has enough of them. */
  readonly isFamiliar: boolean;
  /** One of our topics answers a question about a technology without a roadmap. */
  readonly standsIn: boolean;
};
