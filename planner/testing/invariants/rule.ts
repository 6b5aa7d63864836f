import type { Plan } from '../../types/plan.ts';
import type { PlanTopic } from '../../types/plan-topic.ts';

type Given = { readonly topics: readonly PlanTopic[]; readonly from: number };

/** Describes each breach of a promise in a sentence. */
export type Invariant = (plan: Plan, given: Given) => string[];
