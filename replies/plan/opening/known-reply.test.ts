import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

/** The titles of the topics that a reply teaches. */
function listTaught(reply: string): string[] {
  return [...reply.matchAll(/^- \[([^\]]+)\]\(\/language[^)]+\) \(/gm)].map(([, title = '']) => title);
}

describe('a reply for someone who knows something already, or wants to leave something out', () => {
  test('teaches nothing of what is known or of what that depends on, and names both', () => {
    const reply = askSample({ language: 'Java', problem: 'I already know methods and arrays. Plan please' });
    assert.match(
      reply,
      /Taken as known, as you said: \[Methods\].* and \[Arrays\].*, and with them what they depend on: \[/,
    );
    for (const known of ['Methods', 'Arrays', 'Variables and data types', 'Running a Java program'])
      assert.ok(!listTaught(reply).includes(known), known);
  });

  test('asks about what is known where the plan builds on it', () => {
    const reply = askSample({ language: 'C', problem: "I'm good at functions, make a plan" });
    assert.match(reply, /^- First recall .*\[Functions and scope\]/m);
  });

  test('leaves out what is not wanted with all that depends on it', () => {
    const reply = askSample({ language: 'Python', days: 200, problem: 'a plan without classes' });
    assert.match(
      reply,
      /Left out, as you asked: \[Classes and objects\]\([^)]+\), and what depends on it: \[Inheritance\]/,
    );
    const taught = listTaught(reply);
    for (const left of ['Classes and objects', 'Inheritance', 'Unit testing'])
      assert.ok(!taught.includes(left), left);
    assert.doesNotMatch(reply, /First recall .*\[Classes and objects\]/);
  });

  test('keeps what a goal depends on, and says so', () => {
    const reply = askSample({ language: 'C', days: 40, problem: 'plan for linked lists, skip pointers' });
    assert.match(reply, /What you asked for depends on \[Pointers\]\([^)]+\), so it stays in the plan/);
    assert.ok(listTaught(reply).includes('Pointers'));
  });

  test('takes as known what nearly all depends on', () => {
    const reply = askSample({ language: 'Python', problem: 'plan, skip variables' });
    assert.match(reply, /Most of the roadmap depends on \[Variables and data types\]/);
    assert.match(reply, /^- First recall \[Variables and data types\]/m);
  });

  test('does not count what is known among what lies below the level', () => {
    const reply = askSample({ language: 'Java', level: 2, problem: 'I know methods, plan' });
    const [, below = '0'] = /at Intermediate level, (\d+) topics/.exec(reply) ?? [];
    assert.ok(Number(below) > 0);
    assert.match(reply, /Taken as known, as you said: \[Methods\]/);
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
