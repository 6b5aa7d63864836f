import type { Band } from '../search/coverage.ts';
import type { SmallTalk } from './intent/small-talk.ts';
import type { Intent } from './meaning.ts';

/** What a message shows, as plain facts: all that decides what it means. Retrieval costs most, and is read when a row asks for it. */
export type Features = {
  /** How likely each intent is, from 0 to 1. */
  readonly shares: Readonly<Record<Intent, number>>;
  readonly isEmpty: boolean;
  /** Nothing but names of technologies, numbers and words of planning. */
  readonly isBare: boolean;
  /** Nothing but orders to a machine. */
  readonly isOrder: boolean;
  /** Asks by its words for what harms others. */
  readonly isUnsafe: boolean;
  readonly smallTalk: SmallTalk | null;
  /** How many technologies it is about, and how many where it names some itself. */
  readonly technologies: number;
  readonly named: number;
  /** Whether its subject, or a name beside it, has no roadmap. */
  readonly uncovered: 'subject' | 'beside' | null;
  /** Has the sign or the words of a question. */
  readonly asks: boolean;
  readonly code: boolean;
  /** A line that tools print where something fails. */
  readonly errorLine: boolean;
  /** Tells of who wrote it. */
  readonly ofSelf: boolean;
  /** Names a plan; says that something is to be learned. */
  readonly planWord: boolean;
  readonly learnWord: boolean;
  /** Asks which of some technologies to take, and nothing more; asks whether to learn them at all. */
  readonly weighs: boolean;
  readonly worth: boolean;
  /** Wants to be questioned. */
  readonly quiz: boolean;
  /** Asks which technology to take. */
  readonly chooses: boolean;
  /** Says in the form of a question or an order that something is to be learned; that an examination lies ahead. */
  readonly wishes: boolean;
  readonly exam: boolean;
  /** Says that something does not work. */
  readonly trouble: boolean;
  /** Begins with an order. */
  readonly orders: boolean;
  /** Tells of days, people, work and age; and of having lost heart. */
  readonly ofLife: boolean;
  readonly heart: boolean;
  /** Asks how long it takes; what work it leads to. */
  readonly asksLength: boolean;
  readonly asksWork: boolean;
  /** Names work that learners hand in. */
  readonly schoolwork: boolean;
  /** Says when, how long or until when there is time to learn. */
  readonly time: boolean;
  /** Says what the learner wants to make or reach. */
  readonly goal: boolean;
  readonly retrieval: Retrieval;
};

/** How well the best topics answer. */
export type Retrieval = {
  readonly band: Band;
  /** How nearly the best topic is the very thing, from 0 to 1. */
  readonly similarity: number;
  /** How many words name a subject. */
  readonly topicWords: number;
  /** Most of its words are ours, though no topic holds enough of them. */
  readonly isFamiliar: boolean;
  /** A topic of ours answers what is asked of a technology without a roadmap. */
  readonly standsIn: boolean;
};
