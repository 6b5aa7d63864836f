import type { Band } from '../search/coverage.ts';
import type { SmallTalk } from './intent/small-talk.ts';
import type { Grade, Intent } from './meaning/meaning.ts';

/** What a message shows, as plain facts: all that decides what it means. Retrieval costs most, and is read when a row asks for it. */
export type Features = {
  readonly shares: Readonly<Record<Intent, number>>;
  readonly hasReply: boolean;
  readonly isEmpty: boolean;
  readonly isBare: boolean;
  readonly isOrder: boolean;
  readonly isUnsafe: boolean;
  readonly defends: boolean;
  readonly smallTalk: SmallTalk | null;
  /** Asks what answers it, and nothing more. */
  readonly ofUs: boolean;
  /** How many technologies it is about, and how many where it names some itself. */
  readonly technologies: number;
  readonly named: number;
  /** Whether its subject, or a name beside it, has no roadmap. */
  readonly uncovered: 'subject' | 'beside' | null;
  readonly asks: boolean;
  /** Whether it has so many words that it tells something, and does not only name it. */
  readonly isLong: boolean;
  /** Whether it has words of thanks or joy. */
  readonly rejoices: boolean;
  /** Whether it tells at length what somebody wants to have or be able to do at the end. */
  readonly tellsEnd: boolean;
  /** Whether it begins or ends as a question. */
  readonly endsAsking: boolean;
  readonly code: boolean;
  readonly errorLine: boolean;
  readonly ofSelf: boolean;
  readonly planWord: boolean;
  readonly learnWord: boolean;
  /** Asks which of some technologies to take, and nothing more; asks whether to learn them at all. */
  readonly weighs: boolean;
  /** Sets technologies beside each other, one of which is to be taken. */
  readonly offersChoice: boolean;
  readonly worth: boolean;
  readonly asksWork: boolean;
  readonly quiz: boolean;
  readonly chooses: boolean;
  /** Says in the form of a question or an order that something is to be learned; that an examination lies ahead. */
  readonly wishes: boolean;
  readonly exam: boolean;
  readonly trouble: boolean;
  readonly orders: boolean;
  readonly ofLife: boolean;
  readonly schoolwork: boolean;
  readonly time: boolean;
  readonly goal: boolean;
  readonly ourGoal: Grade;
  /** Whether a program of the learner's own is to be made. */
  readonly makes: boolean;
  /** How many things that it has to do are named. */
  readonly required: number;
  readonly retrieval: Retrieval;
};

export type Retrieval = {
  readonly band: Band;
  /** How nearly the best topic is the very thing, from 0 to 1. */
  readonly similarity: number;
  /** Whether it stands out from the next topic, and not by a few words. */
  readonly isClear: boolean;
  /** How strongly the best topic holds its words, common ones too. */
  readonly score: number;
  readonly topicWords: number;
  /** Most of its words are ours, though no topic holds enough of them. */
  readonly isFamiliar: boolean;
  /** A topic of ours answers what is asked of a technology without a roadmap. */
  readonly standsIn: boolean;
};
