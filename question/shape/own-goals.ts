import type { CompiledGoal } from '#content/goals.ts';

/** Goals made from shapes, by shape and technology, as in "quiz/python". */
export type OwnGoals = ReadonlyMap<string, CompiledGoal>;

export const noOwnGoals: OwnGoals = new Map();
