import type { TopicSection } from '#content/roadmap.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import type { Meaning } from '#question/meaning/meaning.ts';

import type { Block } from './plan/days/plan-blocks.ts';

/** A reply without its greeting: paragraphs of Markdown, and what a model may add to them, where it may. */
export type ReplyBody = {
  readonly paragraphs: readonly string[];
  readonly wordable?: Wordable;
  readonly plan?: RequestedPlan;
};

/** A reply before it is joined, for a model to go on with. */
export type DraftReply = { readonly body: ReplyBody; readonly meaning: Meaning };

export type Wordable =
  /** From paragraph `at` on, one paragraph for each block. */
  | {
      readonly kind: 'plan';
      readonly blocks: readonly Block[];
      readonly at: number;
      readonly foreign?: true;
    }
  /** The number of paragraphs, from `at` on, that explain the first of the topics. */
  | {
      readonly kind: 'answer';
      readonly topics: readonly TopicSection[];
      readonly at: number;
      readonly explained: number;
      /** Where the message is not English: the first paragraph says that the reply is. */
      readonly foreign?: true;
    };
