import type { Plan } from '../../model/plan.ts';
import type { PlanTopic } from '../../model/topic.ts';

/** What a plan was made of, and the day from which it was laid out. */
export type Given = { readonly topics: readonly PlanTopic[]; readonly from: number };

/** Says where a finished plan breaks a promise, in a sentence each. */
export type Rule = (plan: Plan, given: Given) => string[];
