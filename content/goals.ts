import type { Goal } from './goal-schema.ts';
import type { Level } from './schema.ts';
import { splitKey } from './topic-key.ts';

/** A goal with the keys of its steps and its level as a number. */
export type CompiledGoal = Omit<Goal, 'level' | 'steps'> & {
  readonly level: Level;
  readonly steps: readonly GoalStep[];
};

type GoalStep = Goal['steps'][number] & { readonly key: string };

/** A step as the planner takes it: like a topic that comes after what it needs and after the step before it. */
export type StepTopic = {
  readonly key: string;
  readonly technology: string;
  readonly title: string;
  readonly chapter: string;
  readonly level: Level;
  readonly minutes: number;
  readonly importance: 'core';
  readonly prerequisites: readonly string[];
  readonly number: number;
  readonly step: true;
};

/** The steps of a goal in their order. A plan for it takes them with the topics of its technologies. */
export function goalTopics({ title, level, technologies, steps }: CompiledGoal): StepTopic[] {
  return steps.map(({ key, title: step, minutes, needs }, at) => {
    const last = needs.at(-1);
    const before = steps[at - 1]?.key;
    return {
      key,
      technology: last === undefined ? (technologies[0] ?? '') : splitKey(last).technology,
      title: step,
      chapter: title,
      level,
      minutes,
      importance: 'core',
      prerequisites: before === undefined ? needs : [...needs, before],
      number: at + 1,
      step: true,
    };
  });
}
