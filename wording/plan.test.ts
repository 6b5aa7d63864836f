import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  describeDone,
  describeEnough,
  describeFitting,
  describePart,
  describeQuestions,
  describeReason,
  describeRepeat,
  describeWrapUp,
  headFill,
  leftOutReasons,
  nameWorkKind,
} from './plan.ts';

const nameTopic = (key: string) => `the topic ${key}`;

test('wording of a plan', () => {
  const texts: readonly (readonly [text: string, expected: string])[] = [
    [nameWorkKind('exercise'), 'Practice'],
    [nameWorkKind('practice'), 'Practice'],
    [nameWorkKind('project'), 'Project'],
    [nameWorkKind('catch-up'), 'In reserve'],
    [nameWorkKind('wrap-up'), 'Wrap-up'],
    [nameWorkKind('question'), 'Question'],
    [nameWorkKind('field-trip'), 'Field trip'],
    [nameWorkKind('constructor'), 'Constructor'],
    [headFill({ kind: 'catch-up', minutes: 10 }), 'In reserve, 10 min.'],
    [describeReason({ kind: 'needed-for', key: 'loops' }, nameTopic), 'needed for the topic loops'],
    [describeReason({ kind: 'core' }, nameTopic), 'everyone needs this'],
    [describePart({ part: 1, parts: 2 }), 'part 1 of 2'],
    [leftOutReasons.begun, 'only the first part fits'],
    [describeRepeat(1, 'Lists'), 'Do the task of Lists once more from memory, then change one thing in it.'],
    [
      describeRepeat(2, 'Lists and Sets'),
      'Do the tasks of Lists and Sets once more from memory, then change one thing in each.',
    ],
    [describeQuestions(['Lists', 'Sets', 'Loops'], 9), 'questions on Lists, Sets and Loops, 9 min'],
    [
      describeQuestions(['Lists', 'Sets', 'Loops', 'Tuples', 'Files'], 15),
      'questions on Lists, Sets and 3 more, 15 min',
    ],
    [describeWrapUp('Lists'), 'Explain Lists aloud in your own words.'],
    [describeDone({ done: 3, all: 12 }, { done: 1, all: 5 }), '3 of 12 topics and 1 of 5 steps'],
    [describeDone({ done: 0, all: 0 }, { done: 0, all: 2 }), '0 of 2 steps'],
    [describeFitting(5, 10), '5 of 10 topics fit'],
    [describeFitting(0, 1), '0 of 1 topic fit'],
    [describeEnough(1), '1 day would be enough'],
    [describeEnough(12), '12 days would be enough'],
  ];
  for (const [text, expected] of texts) assert.equal(text, expected);
});
