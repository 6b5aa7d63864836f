import { compileGoal } from './compile-goal.ts';
import type { CompiledGoal } from '../goals.ts';
import { isOwnGoal, makeOwnGoals } from './own-goals.ts';
import type { Abilities, Shape } from './shape-schema.ts';

export type Shapes = { readonly shapes: readonly Shape[]; readonly abilities: Abilities };

/** All goals as they are stored: those that are made from shapes take a fifth of the room as shapes. */
export type PackedGoals = Shapes & { readonly ready: readonly CompiledGoal[] };

export function packGoals(goals: readonly CompiledGoal[], { shapes, abilities }: Shapes): PackedGoals {
  return { ready: goals.filter((goal) => !isOwnGoal(goal)), shapes, abilities };
}

/** The goals in the order in which they were, those made from shapes last. */
export function unpackGoals({ ready, shapes, abilities }: PackedGoals): CompiledGoal[] {
  return [...ready, ...makeOwnGoals(shapes, abilities).map(compileGoal)];
}
