import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { sayNext } from '../../testing/say-next.ts';

const plan = sayNext('make me a plan');
const answer = sayNext('what is a dictionary?');
const second = sayNext('i finished day 5', plan.thread);

/** Small talk by its kind. */
const talk = [
  ['thanks', 'thanks', 'thank you so much, that helped', 'gracias'],
  ['hello', 'hi', 'good morning'],
  ['sorry', 'sorry', 'my bad'],
  ['ok', 'ok', 'alright, fine'],
  ['worked', 'it works now', 'hurray it runs'],
  ['who-are-you', 'who are you', 'are you a real person?'],
  ['how-are-you', 'how are you'],
  ['bye', 'bye', 'see you tomorrow'],
] as const;
const ending = [
  ['no', 'nope', 'no thanks'],
  ['insult', 'you are stupid', 'useless bot'],
  ['start-over', 'forget all that, start over'],
] as const;

describe('small talk about a reply', () => {
  for (const [kind, ...messages] of talk)
    test(`goes on with one step where it is ${kind}`, () => {
      for (const message of messages) {
        const [afterPlan, afterAnswer] = [sayNext(message, plan.thread), sayNext(message, answer.thread)];
        assert.deepEqual([afterPlan.meaning.followup, afterAnswer.meaning.followup], [kind, kind], message);
        assert.match(afterPlan.letter, /[Dd]ay 1 begins with \[[^\]]+\]\(\/language\/python#/, message);
        assert.match(
          afterAnswer.letter,
          /the task of \[Dictionaries\]\(\/language\/python#dictionaries\)/,
          message,
        );
        assert.match(sayNext(message, second.thread).letter, /[Dd]ay 6 begins with \[/, message);
      }
    });

  for (const [kind, ...messages] of ending)
    test(`names no step where it is ${kind}`, () => {
      for (const message of messages)
        for (const { thread } of [plan, answer]) {
          const { letter, meaning } = sayNext(message, thread);
          assert.equal(meaning.followup, kind, message);
          assert.doesNotMatch(letter, /\]\(|begins with/, message);
        }
    });

  test('is short, leaves the plan as it is, and claims nothing', () => {
    for (const [, ...messages] of [...talk, ...ending])
      for (const message of messages) {
        const said = sayNext(message, plan.thread);
        assert.equal(said.meaning.intent, 'chat', message);
        assert.equal(said.plan, undefined, message);
        assert.ok(said.letter.split('\n\n').length <= 3, said.letter);
        assert.doesNotMatch(said.letter, /I understood|Now /, message);
        const later = sayNext('in 20 days instead', said.thread);
        assert.deepEqual([later.plan?.technologies, later.plan?.request.days], [['python'], 20], message);
      }
  });
});

test('the same words where nothing was said before name no topic and no day', () => {
  for (const [, ...messages] of [...talk, ...ending])
    for (const message of messages) {
      const { letter } = sayNext(message, [], { language: 'any' });
      assert.doesNotMatch(letter, /day \d+ begins|the task of \[/i, message);
    }
});
