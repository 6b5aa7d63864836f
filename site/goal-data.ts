import type { CompiledGoal } from '#content/goals.ts';
import { isOwnGoal } from '#content/shapes/own-goals.ts';

import { completeGoal } from '#app/browser/complete-goal.ts';
import type { GoalCard, GoalSamples, PageOf } from '#app/browser/page-types.ts';
import { listOutlines } from './outlines.ts';
import type { SiteContent } from './site-content.ts';

/** The goals by interest, in the order of `interests.yaml`. */
export function makeGoalList(content: SiteContent): PageOf<'goals'> {
  const { goals, interests, cards } = content;
  const used = new Set(goals.flatMap(({ technologies }) => technologies));
  return {
    kind: 'goals',
    interests: interests.map((interest) => {
      const own = goals.filter(({ interest: id }) => id === interest.id);
      return Object.assign({ goals: own.map((goal) => makeGoalCard(goal, content)) }, interest);
    }),
    technologies: cards
      .filter(({ slug }) => used.has(slug))
      .map(({ slug, name, icon }) => ({ slug, name, icon })),
  };
}

export function listGoalsToPlan({ goals, interests }: SiteContent): PageOf<'plan'>['interests'] {
  return interests.map(({ id, title }) => ({
    title,
    goals: goals
      .filter(({ interest }) => interest === id)
      .map((goal) => ({ id: goal.id, title: goal.title, technologies: goal.technologies })),
  }));
}

export function findGoal(content: SiteContent, path: string): PageOf<'goal'> {
  const goal = content.goals.find(({ id }) => path === `/goals/${id}`);
  if (!goal) throw new Error(`There is no goal at ${path}.`);
  return completeGoal(goal, { ...makeGoalList(content), outlines: listOutlines(content.roadmaps) });
}

/** The goals of `home.yaml`. */
export function makeGoalSamples({ goals, interests, home }: SiteContent): GoalSamples {
  const samples = home.goals.map((wanted) => {
    const goal = goals.find(({ id }) => id === wanted);
    if (!goal) throw new Error(`home.yaml has the goal ${wanted}, which does not exist.`);
    const group = interests.find(({ id }) => id === goal.interest)?.title ?? '';
    return { id: goal.id, title: goal.title, group };
  });
  return { total: goals.filter((goal) => !isOwnGoal(goal)).length, goals: samples };
}

function makeGoalCard(goal: CompiledGoal, content: SiteContent): GoalCard {
  const { id, title, who, level, technologies, steps } = goal;
  return { id, title, who, level, technologies, steps: steps.length, minutes: sumMinutes(goal, content) };
}

/** No topic is needed by two steps. */
function sumMinutes({ steps }: CompiledGoal, { topics }: SiteContent): number {
  const needed = steps.flatMap(({ needs }) => needs).flatMap((key) => topics.get(key) ?? []);
  return [...steps, ...needed].reduce((sum, { minutes }) => sum + minutes, 0);
}
