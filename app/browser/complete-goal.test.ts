import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadGoals, loadRoadmaps } from '#content/library.ts';
import { loadSiteContent } from '#site/site-content.ts';
import { makeGoalList } from '#site/goal-data.ts';
import { listOutlines } from '#site/outlines.ts';

import { completeGoal } from './complete-goal.ts';

const roadmaps = await loadRoadmaps();
const [goals, content] = await Promise.all([loadGoals(), loadSiteContent(roadmaps)]);
const list = makeGoalList(content);
const parts = { ...list, outlines: listOutlines(roadmaps) };

test('completeGoal() names every topic and roadmap of a goal, and counts its minutes as the page of all goals does', () => {
  const cards = new Map(list.interests.flatMap((interest) => interest.goals).map((card) => [card.id, card]));
  for (const goal of goals) {
    const page = completeGoal(goal, parts);
    for (const key of [...goal.presumes, ...goal.steps.flatMap(({ needs }) => needs)])
      assert.ok(page.topics[key]?.title, `${goal.id}: ${key}`);
    assert.deepEqual(
      page.roadmaps.map(({ slug }) => slug),
      goal.technologies,
    );
    assert.equal(page.minutes, cards.get(goal.id)?.minutes, goal.id);
    assert.notEqual(page.group, '', goal.id);
  }
});

test('completeGoal() throws for a topic that no roadmap has', () => {
  const [goal] = goals;
  if (!goal) assert.fail('There are no goals.');
  assert.throws(() => completeGoal({ ...goal, presumes: ['html/cats'] }, parts), /no topic html\/cats/);
});
