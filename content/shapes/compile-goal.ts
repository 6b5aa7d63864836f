import type { Goal } from '../goal-schema.ts';
import type { CompiledGoal } from '../goals.ts';
import type { Level } from '../schema.ts';
import { stepKey } from '../topic-key.ts';

export const levelNumbers: Readonly<Record<Goal['level'], Level>> = {
  beginner: 1,
  intermediate: 2,
  advanced: 3,
};

export function compileGoal({ level, steps, ...goal }: Goal): CompiledGoal {
  return {
    ...goal,
    level: levelNumbers[level],
    steps: steps.map((step, at) => Object.assign({ key: stepKey(goal.id, at + 1) }, step)),
  };
}
