import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

/** The titles of the topics that a letter teaches. */
function listTaught(letter: string): string[] {
  return [...letter.matchAll(/^- \[([^\]]+)\]\(\/language[^)]+\) \(/gm)].map(([, title = '']) => title);
}

describe('a letter for who knows something already, or wants to leave something out', () => {
  test('teaches nothing of what is known or of what that rests on, and names both', () => {
    const letter = askSample({ language: 'Java', problem: 'I already know methods and arrays. Plan please' });
    assert.match(
      letter,
      /Taken as known, as you said: \[Methods\].* and \[Arrays\].*, and with them what they depend on: \[/,
    );
    for (const known of ['Methods', 'Arrays', 'Variables and data types', 'Running a Java program'])
      assert.ok(!listTaught(letter).includes(known), known);
  });

  test('asks about what is known where the plan builds on it', () => {
    const letter = askSample({ language: 'C', problem: "I'm good at functions, make a plan" });
    assert.match(letter, /^- First recall .*\[Functions and scope\]/m);
  });

  test('leaves out what is not wanted with all that rests on it', () => {
    const letter = askSample({ language: 'Python', days: 200, problem: 'a plan without classes' });
    assert.match(
      letter,
      /Left out, as you asked: \[Classes and objects\]\([^)]+\), and what depends on it: \[Inheritance\]/,
    );
    const taught = listTaught(letter);
    for (const left of ['Classes and objects', 'Inheritance', 'Unit testing'])
      assert.ok(!taught.includes(left), left);
    assert.doesNotMatch(letter, /First recall .*\[Classes and objects\]/);
  });

  test('keeps what a goal rests on, and says so', () => {
    const letter = askSample({ language: 'C', days: 40, problem: 'plan for linked lists, skip pointers' });
    assert.match(letter, /What you asked for depends on \[Pointers\]\([^)]+\), so it stays in the plan/);
    assert.ok(listTaught(letter).includes('Pointers'));
  });

  test('takes as known what nearly all rests on', () => {
    const letter = askSample({ language: 'Python', problem: 'plan, skip variables' });
    assert.match(letter, /Most of the roadmap depends on \[Variables and data types\]/);
    assert.match(letter, /^- First recall \[Variables and data types\]/m);
  });

  test('does not count what is known among what lies below the level', () => {
    const letter = askSample({ language: 'Java', level: 2, problem: 'I know methods, plan' });
    const [, below = '0'] = /at Intermediate level, (\d+) topics/.exec(letter) ?? [];
    assert.ok(Number(below) > 0);
    assert.match(letter, /Taken as known, as you said: \[Methods\]/);
  });

  test('says which names have no roadmap', () => {
    assert.match(
      askSample({ language: 'React, Figma and Firebase' }),
      /Figma and Firebase are not among our roadmaps, so this plan leaves them out\./,
    );
    assert.match(
      askSample({ language: 'Java', problem: 'plan for Java with Kubernetes' }),
      /Kubernetes is not among/,
    );
    assert.doesNotMatch(askSample({ language: 'Java' }), /not among/);
  });
});
