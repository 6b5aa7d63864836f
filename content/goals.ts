import type { Goal } from './goal-schema.ts';
import type { Level } from './schema.ts';
import { splitKey } from './topic-key.ts';

/** A goal with the keys of its steps and its level as a number. */
export type CompiledGoal = Omit<Goal, 'level' | 'steps'> & {
  readonly level: Level;
  readonly steps: readonly GoalStep[];
};

export type GoalStep = Goal['steps'][number] & { readonly key: string };

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
  readonly next?: true;
  readonly last?: true;
  readonly optional?: true;
  /** How many ideas add to it; the step of an exam may be sat again besides. */
  readonly ideas: number;
};

type Steps = Pick<CompiledGoal, 'title' | 'interest' | 'level'> & {
  readonly technologies: readonly string[];
  readonly steps: readonly (Pick<GoalStep, 'key' | 'title' | 'minutes'> & {
    readonly needs: readonly string[];
    readonly more: readonly string[];
    readonly optional?: true | undefined;
  })[];
};

/** The interest whose goals are tests. */
const exams = 'exams';

/** The steps of a goal in their order. A plan for it takes them with the topics of its technologies. */
export function goalTopics({ title, interest, level, technologies, steps }: Steps): StepTopic[] {
  return steps.map(({ key, title: step, minutes, needs, more, optional }, at) => {
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
      ideas: more.length + (interest === exams ? 1 : 0),
      ...(at === steps.length - 1 && { last: true }),
      ...(optional && { optional }),
    };
  });
}

/** The steps of a goal and of those that are made after it, as one list. */
export function chainSteps(goals: readonly Steps[]): StepTopic[] {
  const steps: StepTopic[] = [];
  for (const [turn, goal] of goals.entries()) {
    const before = steps.at(-1)?.key;
    for (const step of goalTopics(goal)) {
      const isFirst = step.number === 1 && before !== undefined;
      const prerequisites = isFirst ? [...step.prerequisites, before] : step.prerequisites;
      steps.push({ ...step, number: steps.length + 1, prerequisites, ...(turn > 0 && { next: true }) });
    }
  }
  return steps;
}
