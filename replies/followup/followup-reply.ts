import type { TopicSection } from '#content/roadmap.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PartName } from '#question/meaning/meaning.ts';
import type { PlanDates } from '#question/time/deadline.ts';

import type { Wordable } from '../reply-body.ts';
import type { AskedMessage, Planned, ChatSoFar } from './chat.ts';

/** A reply to a message about another reply. */
export type FollowupReply = {
  readonly paragraphs: readonly string[];
  readonly wordable?: Wordable;
  /** The plan that it gives or is about. */
  readonly plan?: RequestedPlan;
  /** Where the plan is not the one before: another one, or the first. */
  readonly made?: 'change' | 'plan';
  /** The topics that it is about, by key, if not those of the reply before. */
  readonly topics?: readonly string[];
  /** The parts of the meaning that the message itself says. */
  readonly said?: readonly PartName[];
  readonly dates?: ChangedPlan['dates'];
  /** Whether it answers a question of its own, which is only near the reply before. */
  readonly isOwn?: true;
};

/** Another question, to be answered as any other behind a first sentence. */
export type AskedAgain = { readonly lead: string; readonly again: AskedMessage };

/** Another plan: what is asked of the planner, and what to say of it and of the plan before. */
export type ChangedPlan = {
  readonly to: RequestedPlan;
  readonly say: (before: Plan, after: Plan) => string;
  readonly said?: readonly PartName[];
  /** The dates that the message names for it. */
  readonly dates?: Partial<PlanDates>;
};

export type PlanChat = ChatSoFar & { readonly planned: Planned };

/** What a message does with a plan. A list of sentences only answers, and leaves the plan as it is. */
export type ChangePlan = (chat: PlanChat) => ChangedPlan | readonly string[];

export type AnswerChat = ChatSoFar & { readonly topic: TopicSection };

/** What a message wants of an answer: sentences about its topic, a whole reply, or another question. */
export type GoOn = (chat: AnswerChat) => readonly string[] | FollowupReply | AskedAgain;
