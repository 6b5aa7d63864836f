import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makePlan } from '#planner/make-plan.ts';
import { arbitraryCase, planRuns } from '#planner/testing/arbitrary-case.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';
import { listProjects } from './list-projects.ts';
import type { ProjectGoal } from './project-part.ts';
import { shareItem } from './share-item.ts';

const does = ['Write it.', 'Run it.', 'Change it.'];

/** The steps among some topics, as a goal. */
function goalOf(topics: readonly PlanTopic[]): ProjectGoal {
  const steps = topics.filter(({ step }) => step);
  return {
    id: 'own',
    title: 'Its own',
    interest: 'apps',
    level: 1,
    youngest: 8,
    technologies: [],
    end: 'You have it.',
    steps: steps.map(({ key, minutes, prerequisites }) => ({
      key,
      title: key,
      minutes,
      needs: prerequisites.filter((needed) => !steps.some((step) => step.key === needed)),
      does,
      shows: 'It runs.',
      more: [`Add to ${key}.`],
    })),
  };
}

const arbitraryGoals = arbitraryCase.filter(({ topics }) => topics.some(({ step }) => step));

test('no line of a step of the plan’s goal is told twice, and its lines come in their order', () => {
  fc.assert(
    fc.property(arbitraryGoals, ({ topics, request }) => {
      const own = goalOf(topics);
      const plan = makePlan(topics, request);
      const needsOf = (key: string) => own.steps.find((step) => step.key === key)?.needs ?? [];
      const isMade = (step: string, by: number) =>
        plan.days.some(
          ({ day, items }) =>
            day <= by && items.some(({ key, part, parts }) => key === step && part === parts),
        );
      const projects = listProjects(plan, { goals: [], own: [own], isMade, chapters: [] });
      const told = plan.days.flatMap(({ day, items }) => {
        const sittings = items.filter(({ key }) => own.steps.some((step) => step.key === key));
        const parts = (projects.get(day) ?? []).filter((part) => part.kind === 'step');
        return sittings
          .map((item) => ({
            key: item.key,
            lines: shareItem(plan, item, { needs: needsOf(item.key), does }),
          }))
          .concat(parts.map(({ at, lines }) => ({ key: own.steps[at]?.key ?? '', lines })));
      });
      for (const sittings of Map.groupBy(told, ({ key }) => key).values()) {
        const lines = sittings.flatMap(({ lines: { from, to } }) => does.slice(from, to));
        assert.deepEqual(lines, does.slice(0, lines.length));
      }
    }),
    planRuns,
  );
});
