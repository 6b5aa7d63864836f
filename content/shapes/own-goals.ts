import type { Goal } from '../goal-schema.ts';
import type { CompiledGoal } from '../goals.ts';
import type { Abilities, Shape } from './shape-schema.ts';
import { resolveKey, splitKey } from '../topic-key.ts';

/** The interest of goals that are made from shapes. They are planned, and are not among those to choose from. */
const ownInterest = 'own';

export function isOwnGoal({ interest }: Pick<Goal, 'interest'>): boolean {
  return interest === ownInterest;
}

function makeOwnId(shape: string, technology: string): string {
  return `own-${shape}-${technology}`;
}

/** By shape and technology, as in "quiz/python". */
export function listOwnGoals(goals: readonly CompiledGoal[]): Map<string, CompiledGoal> {
  const own = goals.filter(isOwnGoal).map((goal) => [readOwnId(goal.id), goal] as const);
  return new Map(own);
}

function readOwnId(id: string): string {
  return id.replace(/^own-/, '').replace(/-([a-z]+)$/, '/$1');
}

/** Of each shape a goal for each technology that it can be made with. */
export function makeOwnGoals(shapes: readonly Shape[], abilities: Abilities): Goal[] {
  return shapes.flatMap((shape) =>
    shape.technologies.map((technology) => makeOwnGoal(shape, technology, abilities)),
  );
}

function makeOwnGoal(shape: Shape, technology: string, abilities: Abilities): Goal {
  const taught = new Set<string>();
  const steps = shape.steps.map((step) => {
    const topics = step.needs.flatMap((ability) => abilities[technology]?.[ability] ?? []);
    const needs = topics.map((topic) => resolveKey(topic, technology)).filter((key) => !taught.has(key));
    for (const key of needs) taught.add(key);
    return { ...step, needs };
  });
  const used = [...new Set([...taught].map((key) => splitKey(key).technology))];
  return {
    ...shape,
    id: makeOwnId(shape.id, technology),
    interest: ownInterest,
    names: [shape.title],
    technologies: used,
    presumes: [],
    steps,
  };
}

const unnamed = /\byour things\b/gi;

/** Whether its title leaves open what it is about. */
export function namesThings({ names }: Pick<CompiledGoal, 'names'>): boolean {
  return names.some((name) => /\byour things\b/i.test(name));
}

/** A goal that calls the things what the learner calls them. */
export function nameThings(goal: CompiledGoal, things: string): CompiledGoal {
  const capital = things.charAt(0).toUpperCase() + things.slice(1);
  const name = (text: string) => text.replace(unnamed, (said) => (said.startsWith('Y') ? capital : things));
  return {
    ...goal,
    title: name(goal.title),
    end: name(goal.end),
    see: name(goal.see),
    steps: goal.steps.map((step) =>
      Object.assign({}, step, {
        title: name(step.title),
        shows: name(step.shows),
        does: step.does.map(name),
        more: step.more.map(name),
      }),
    ),
  };
}
