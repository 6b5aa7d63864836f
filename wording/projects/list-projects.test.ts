import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makePlan } from '#planner/make-plan.ts';
import { arbitraryCase, planRuns } from '#planner/testing/arbitrary-case.ts';
import { exampleChain, exampleTopic } from '#planner/testing/example-topic.ts';
import { listProjects, type ProjectSources } from './list-projects.ts';
import type { ProjectGoal, ProjectPart } from './project-part.ts';

function exampleGoal(
  id: string,
  needs: readonly (readonly string[])[],
  minutes = 30,
  more: readonly string[] = [],
): ProjectGoal {
  const steps = needs.map((keys, at) => ({
    key: `goals/${id}-${at + 1}`,
    title: `Step ${at + 1} of ${id}`,
    minutes,
    needs: keys,
    does: ['Write it.', 'Run it.', 'Change it.'],
    shows: `${id} has ${at + 1} parts.`,
    more,
  }));
  return {
    id,
    title: id,
    interest: 'apps',
    level: 1,
    youngest: 8,
    technologies: ['alpha'],
    end: `You have ${id}.`,
    steps,
  };
}

const sourcesOf = (goals: readonly ProjectGoal[], more: Partial<ProjectSources> = {}): ProjectSources => ({
  goals,
  own: [],
  isMade: () => false,
  chapters: [],
  ...more,
});

const topics = exampleChain(4, { technology: 'alpha', minutes: 30 });
const plan = makePlan(topics, { days: 14, age: 30, level: 1, minutesADay: { weekday: 45 } });
const learned = topics.map(({ key }) => key);

test('listProjects takes the goal with the most possible steps, one step after the other', () => {
  const short = exampleGoal('short', [[], ['beta/z']]);
  const long = exampleGoal(
    'long',
    learned.map((key) => [key]),
  );
  const steps = stepsOf(listProjects(plan, sourcesOf([short, long])).values());
  const first = steps.filter(({ goal }) => goal.id === 'long').map(({ at }) => at);
  assert.deepEqual(
    first,
    first.toSorted((a, b) => a - b),
  );
  assert.ok(first.includes(3));
  assert.deepEqual(
    steps.filter(({ goal }) => goal.id === 'short').map(({ at }) => at),
    [0],
  );
});

test('listProjects takes a goal of the learner’s level before one with more steps, if half of it is possible', () => {
  const easy = exampleGoal('easy', [[], [], []]);
  const fitting = { ...exampleGoal('fitting', [[], []]), level: 2 as const };
  const far = { ...exampleGoal('far', [[], ['beta/z'], ['beta/z']]), level: 2 as const };
  const request = { ...plan.request, level: 2 as const };
  const [first] = stepsOf(listProjects({ ...plan, request }, sourcesOf([easy, far, fitting])).values());
  assert.equal(first?.goal.id, 'fitting');
});

test('listProjects leaves out goals for older learners', () => {
  const goal = { ...exampleGoal('loud', [[]]), youngest: 16 };
  const parts = [
    ...listProjects({ ...plan, request: { ...plan.request, age: 12 } }, sourcesOf([goal])).values(),
  ];
  assert.ok(parts.flat().every(({ kind }) => kind === 'own'));
});

test('after the last step of its goal, a plan makes it the learner’s own before another goal begins', () => {
  const own = exampleGoal('own', [[]]);
  const other = exampleGoal('other', [[]]);
  const parts = [
    ...listProjects(plan, sourcesOf([other], { own: [own], isMade: () => true })).values(),
  ].flat();
  assert.deepEqual(
    parts.slice(0, 4).map((part) => [part.kind, 'goal' in part && part.goal.id]),
    [
      ['yours', 'own'],
      ['yours', 'own'],
      ['yours', 'own'],
      ['step', 'other'],
    ],
  );
});

const isFirst = (step: string) => step === 'goals/own-1';

test('minutes after a step are for its ideas, each once, and only then for making it better', () => {
  const own = exampleGoal('own', [[], ['beta/never']], 30, ['Paint it.', 'Show it to a friend.']);
  const parts = [...listProjects(plan, sourcesOf([], { own: [own], isMade: isFirst })).values()].flat();
  const ideas = parts.flatMap((part) => (part.kind === 'more' ? [part.idea] : []));
  assert.deepEqual(ideas, ['Paint it.', 'Show it to a friend.']);
  assert.ok(parts.slice(ideas.length).every(({ kind }) => kind === 'better'));
});

test('the ideas of the latest step come first', () => {
  const own = exampleGoal('own', [[], []]);
  const steps = own.steps.map((step, at) => ({ ...step, more: [`Idea ${at + 1}`] }));
  const sources = sourcesOf([], { own: [{ ...own, steps }], isMade: () => true });
  const parts = [...listProjects(plan, sources).values()].flat();
  assert.deepEqual(
    parts.flatMap((part) => (part.kind === 'more' ? [part.idea] : [])),
    ['Idea 2', 'Idea 1'],
  );
});

test('after the last step of a test, its steps are sat again, from the last one, and nothing else is begun', () => {
  const own = { ...exampleGoal('exam', [[], []]), interest: 'exams' };
  const sources = sourcesOf([exampleGoal('other', [[]])], { own: [own], isMade: () => true });
  const parts = [...listProjects(plan, sources).values()].flat();
  assert.ok(parts.length > 2);
  assert.deepEqual(
    parts.map((part) => (part.kind === 'again' ? part.at : part.kind)),
    parts.map((_, at) => (at + 1) % 2),
  );
});

test('between the steps of a test, what was sat is practiced again', () => {
  const own = { ...exampleGoal('exam', [[], [], ['beta/never']]), interest: 'exams' };
  const sources = sourcesOf([], { own: [own], isMade: (step) => step !== 'goals/exam-3' });
  const parts = [...listProjects(plan, sources).values()].flat();
  assert.deepEqual(
    parts.map((part) => (part.kind === 'again' ? part.at : part.kind)),
    parts.map((_, at) => (at + 1) % 2),
  );
});

test('the lines of a step that has days of its own are on these days only', () => {
  const own = exampleGoal('own', [[], [learned[0] ?? '']]);
  const steps = own.steps.map(({ key, needs }, at) => ({
    ...exampleTopic(at + 1),
    key,
    prerequisites: needs,
    step: true as const,
  }));
  const tight = makePlan([...topics, ...steps], { ...plan.request, goal: 'own', days: 9 });
  const parts = [...listProjects(tight, sourcesOf([], { own: [own] })).values()].flat();
  assert.ok(parts.every(({ kind }) => kind !== 'step'));
});

test('before the first step is possible, the minutes are for the latest topics, then for a chapter that is learned', () => {
  const chapters = [{ title: 'A till', brief: 'It adds up.', topics: learned }];
  const kinds = [...listProjects(plan, sourcesOf([], { chapters })).values()].flat().map(({ kind }) => kind);
  assert.equal(kinds[0], 'own');
  assert.ok(kinds.includes('chapter'));
});

const arbitraryProjects = arbitraryCase.chain(({ topics: all, request }) =>
  fc.record({
    plan: fc.constant(makePlan(all, request)),
    goals: fc.array(
      fc.array(fc.uniqueArray(fc.constantFrom(...all.map(({ key }) => key)), { maxLength: 4 }), {
        minLength: 1,
        maxLength: 6,
      }),
      { maxLength: 4 },
    ),
    minutes: fc.constantFrom(15, 30, 60, 120),
    hasOwn: fc.boolean(),
  }),
);

test('every project minute has a task, and no step comes before what it needs', () => {
  fc.assert(
    fc.property(arbitraryProjects, ({ plan: given, goals: needs, minutes, hasOwn }) => {
      const goals = needs.map((one, at) => exampleGoal(`goal${at}`, one, minutes));
      const own = hasOwn ? goals.slice(0, 1) : [];
      const projects = listProjects(given, sourcesOf(goals, { own }));
      const known = new Set(given.assumed);
      for (const { day, items, fill } of given.days) {
        for (const { key, part, parts } of items) if (part === parts) known.add(key);
        const parts = projects.get(day) ?? [];
        const sum = parts.reduce((all, part) => all + part.minutes, 0);
        assert.equal(sum, fill?.kind === 'project' ? fill.minutes : 0);
        for (const { goal, at } of stepsOf([parts]))
          for (const key of goal.steps.slice(0, at + 1).flatMap((step) => step.needs))
            assert.ok(known.has(key));
      }
      assertOrder(stepsOf(projects.values()));
    }),
    planRuns,
  );
});

type StepPart = Extract<ProjectPart, { readonly kind: 'step' }>;

function stepsOf(parts: Iterable<readonly ProjectPart[]>): StepPart[] {
  return [...parts].flat().filter((part) => part.kind === 'step');
}

/** The lines of a goal come in their order, none twice and none left out. */
function assertOrder(steps: readonly StepPart[]): void {
  for (const parts of Map.groupBy(steps, ({ goal }) => goal.id).values()) {
    let at = 0;
    let line = 0;
    for (const { at: step, lines, goal } of parts) {
      const isNext = step === at + 1 && line === goal.steps[at]?.does.length;
      if (isNext) [at, line] = [step, 0];
      assert.equal(step, at);
      assert.ok(lines.from === line && lines.to >= line);
      line = lines.to;
    }
  }
}
