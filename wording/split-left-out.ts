import { reach } from '#planner/select/course.ts';

export type SplitLeftOut = { readonly needed: readonly string[]; readonly other: readonly string[] };

type Course = {
  readonly isStep: (key: string) => boolean;
  readonly prerequisitesOf: (key: string) => readonly string[];
};

/** What a plan for a goal leaves out: the steps with what they need, and what no step needs. */
export function splitLeftOut(keys: readonly string[], { isStep, prerequisitesOf }: Course): SplitLeftOut {
  const steps = keys.filter(isStep);
  const needed = new Set([...steps, ...reach(steps, prerequisitesOf)]);
  return { needed: keys.filter((key) => needed.has(key)), other: keys.filter((key) => !needed.has(key)) };
}
