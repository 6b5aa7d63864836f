import type { Level } from '#planner/types/plan-topic.ts';

/** A goal as projects use it: steps in their order, each after all that it needs. */
export type ProjectGoal = {
  readonly id: string;
  readonly title: string;
  readonly interest: string;
  readonly level: Level;
  readonly youngest: number;
  readonly oldest?: number | undefined;
  readonly technologies: readonly string[];
  readonly end: string;
  readonly steps: readonly ProjectStep[];
};

export type ProjectStep = {
  readonly key: string;
  readonly title: string;
  readonly minutes: number;
  readonly needs: readonly string[];
  readonly does: readonly string[];
  readonly shows: string;
  readonly more: readonly string[];
};

export type ProjectChapter = {
  readonly title: string;
  readonly brief: string;
  readonly topics: readonly string[];
};

/** Lines of a step's list, from 0 up to but not including `to`. */
export type LineRange = { readonly from: number; readonly to: number };

/**
 * What some minutes of a project are for. 'step': lines of a step's list; `isEarly` if what it needs is not all known yet. 'go-on': a step that has begun. 'more': an idea
 * that adds to a step. 'better': the step that was made last, improved, where no idea is left. 'again': a test that is
 * sat once more. 'yours': a goal that is made, turned into the learner's own. 'own': the latest topics.
 */
export type ProjectPart = { readonly minutes: number } & (
  | {
      readonly kind: 'step';
      readonly goal: ProjectGoal;
      readonly at: number;
      readonly lines: LineRange;
      readonly isEarly?: true;
    }
  | { readonly kind: 'go-on'; readonly goal: ProjectGoal; readonly at: number }
  | { readonly kind: 'more'; readonly goal: ProjectGoal; readonly at: number; readonly idea: string }
  | { readonly kind: 'better'; readonly goal: ProjectGoal; readonly at: number; readonly turn: number }
  | { readonly kind: 'again'; readonly goal: ProjectGoal; readonly at: number; readonly turn: number }
  | { readonly kind: 'yours'; readonly goal: ProjectGoal; readonly turn: number }
  | { readonly kind: 'chapter'; readonly chapter: ProjectChapter; readonly begins: boolean }
  | { readonly kind: 'own' }
);
