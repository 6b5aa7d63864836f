import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { AskTurn } from '#contract/assistant.ts';
import { requestedPlan } from '#contract/meaning.ts';
import { makePlan } from '#planner/make-plan.ts';

import { library } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';
import { findPlanGoal, listReachedSteps } from './reached-steps.ts';
import { dropLostGoal, listTopicsToPlan } from './topics-to-plan.ts';

const bakery = "I want to make a site for my mom's bakery with the prices";
const open = { language: 'any', days: 60 };

describe('a reply to a wish for one of our goals', () => {
  const { letter, meaning, plan } = sayNext(bakery, [], open);

  test('says the goal in its first line', () => {
    assert.match(
      letter,
      /^Hello Mina,\n\nI understood: a plan for HTML and CSS, 60 days, goal: a menu for a restaurant\./,
    );
    assert.equal(meaning.goalId, 'restaurant-menu');
    assert.deepEqual(meaning.parts.goalId, { source: 'said', grade: 'sure' });
    assert.equal(meaning.names['restaurant-menu'], 'A menu for a restaurant');
  });

  test('opens with what will have been made, linked to the page of the goal', () => {
    assert.match(
      letter,
      /\n\n\*\*(?:What you will have made|Your goal).*\[A menu for a restaurant\]\(\/goals\/restaurant-menu\)/,
    );
    assert.ok(letter.includes(library.goals.get('restaurant-menu')?.end ?? '?'));
  });

  test('has the technologies of the goal where none was said', () => {
    assert.deepEqual(plan?.technologies, ['html', 'css']);
    assert.equal(plan?.request.goal, 'restaurant-menu');
  });

  test('carries a request from which the page makes the same plan', () => {
    assert.deepEqual(requestedPlan.parse(plan), plan);
  });

  test('names each step on the day on which it is done', () => {
    assert.ok(plan);
    const made = makePlan(listTopicsToPlan(library, plan), { ...plan.request, needs: library.needs });
    const goal = findPlanGoal(library, made);
    assert.ok(goal);
    const reached = listReachedSteps(goal, made);
    for (const { step } of reached) assert.ok(letter.includes(step.title), step.title);
  });
});

test('a plan for a goal in few days says how far they lead, and how many would be enough', () => {
  const { letter } = sayNext(bakery, [], { language: 'any', days: 2 });
  assert.match(letter, /\*\*Your goal: \[A menu for a restaurant\].* about \d+ days would be enough/);
});

test('topics that a beginner is not taught on the way to a goal are skipped, not taken as known', () => {
  const { letter } = sayNext(bakery, [], { language: 'any', days: 8 });
  assert.match(letter, /To get there sooner, I skip \[.+Look (?:it|them) up when a step uses (?:it|them)\./);
  assert.doesNotMatch(letter, /as known/);
});

test('a topic that a step needs begins with its task where the days are short, and its page is to look things up', () => {
  const { letter } = sayNext(bakery, [], { language: 'any', days: 8 });
  assert.match(letter, /^- \[.+ min\)\. Try: .+ Look up what you need: \[/m);
});

test('a goal that is made with other technologies than those in the form is only offered', () => {
  const { letter, meaning } = sayNext(bakery, [], { language: 'Python', days: 30 });
  assert.equal(meaning.goalId, null);
  assert.ok(meaning.goalChoices.includes('restaurant-menu'));
  assert.match(letter, /Did you have \[[^\]]+\]\(\/goals\/restaurant-menu\) in mind\?/);
  assert.doesNotMatch(letter, /goal: a menu/);
});

test('a goal that needs more than the technology in the form says so', () => {
  const { letter, plan } = sayNext(bakery, [], { language: 'HTML', days: 30 });
  assert.deepEqual(plan?.technologies, ['html', 'css']);
  assert.match(letter, /The goal needs CSS too/);
});

describe('a goal that the learner chose by hand', () => {
  test('is that of the plan, with its technologies', () => {
    const { meaning, plan } = sayNext('something for my family', [], {
      language: 'any',
      corrections: { goalId: 'photo-gallery' },
    });
    assert.equal(meaning.goalId, 'photo-gallery');
    assert.equal(meaning.parts.goalId?.source, 'corrected');
    assert.equal(plan?.request.goal, 'photo-gallery');
    assert.deepEqual(plan?.technologies, library.goals.get('photo-gallery')?.technologies);
  });

  test('may be none', () => {
    const { letter, meaning, plan } = sayNext(bakery, [], { ...open, corrections: { goalId: null } });
    assert.equal(meaning.goalId, null);
    assert.equal(plan?.request.goal, undefined);
    assert.doesNotMatch(letter, /goal: a menu/);
  });

  test('goes with its technologies', () => {
    const { meaning } = sayNext(bakery, [], { ...open, corrections: { technologies: ['python'] } });
    assert.equal(meaning.goalId, null);
  });

  test('is ignored where there is no such goal', () => {
    const { meaning, plan } = sayNext(bakery, [], { ...open, corrections: { goalId: 'a-castle' } });
    assert.equal(meaning.goalId, null);
    assert.equal(plan?.request.goal, undefined);
  });
});

describe('a message about a plan for a goal', () => {
  const { thread } = sayNext(bakery, [], open);
  const ask = (problem: string, turns: readonly AskTurn[] = thread) =>
    sayNext(problem, turns, { language: 'any' });

  test('may ask what there is at the end', () => {
    for (const problem of ['what will I have at the end?', 'what will i have made by the end']) {
      const { letter, plan } = ask(problem);
      assert.ok(letter.includes(library.goals.get('restaurant-menu')?.end ?? '?'), letter);
      assert.equal(plan?.request.goal, 'restaurant-menu', 'The plan stays.');
    }
  });

  test('may ask for the steps', () => {
    const { letter } = ask('show me the steps');
    for (const { title, shows } of library.goals.get('restaurant-menu')?.steps ?? []) {
      assert.ok(letter.includes(title) && letter.includes(shows), title);
    }
  });

  test('may want another goal, in the days of the plan before', () => {
    const { meaning, plan } = ask('I want to make a quiz app instead');
    assert.equal(meaning.goalId, 'quiz-game');
    assert.equal(plan?.request.days, 60);
    assert.deepEqual(plan?.technologies, library.goals.get('quiz-game')?.technologies);
  });

  test('may change the days, and the goal stays', () => {
    const { meaning, plan } = ask('in 20 days instead');
    assert.equal(plan?.request.goal, 'restaurant-menu');
    assert.equal(meaning.goalId, 'restaurant-menu');
    assert.equal(plan?.request.days, 20);
  });

  test('may change the technology, and the goal goes', () => {
    const { meaning, plan } = ask('Kotlin instead');
    assert.equal(plan?.request.goal, undefined);
    assert.equal(meaning.goalId, null);
  });
});

test('dropLostGoal(library, requested) keeps a goal as long as its technologies are in the plan', () => {
  const goal = library.goals.get('pet-page');
  const request = { age: 30, days: 10, level: 1, goal: 'pet-page', presumes: goal?.presumes ?? [] } as const;
  const drop = (technologies: readonly string[]) =>
    dropLostGoal(library, { technologies, request }).request.goal;
  assert.equal(drop(['html', 'css', 'php']), 'pet-page');
  assert.equal(drop(['html']), undefined);
});
