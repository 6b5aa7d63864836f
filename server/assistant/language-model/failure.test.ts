import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeFailure, endpointFailures, type Failure } from './failure.ts';

const sentences: Record<Failure, string> = {
  slow: 'it did not answer in time',
  unreachable: 'it could not be reached',
  unsupported: 'it could not be reached',
  refused: 'it could not be reached',
  busy: 'too many people are using it right now',
  malformed: 'it could not be reached',
  cut: 'its answer was cut off',
  'too-long': 'it could not be reached',
  'off-topic': 'its answer strayed from our topics',
  unreadable: 'it could not be reached',
  'over-budget': 'its budget is used up for now',
  uncounted: 'it could not be reached',
  resting: 'it could not be reached',
  stopped: 'it could not be reached',
};

for (const failure of ['slow', 'busy', 'cut', 'off-topic', 'over-budget', 'refused', 'resting'] as const) {
  test(`describeFailure('${failure}') is one line for the learner`, () => {
    assert.equal(describeFailure(failure), `(Written without the language model: ${sentences[failure]}.)`);
  });
}

test('only failures of the endpoint itself open the breaker', () => {
  const own = Object.keys(sentences).filter((name) =>
    [...endpointFailures].some((failure) => failure === name),
  );
  assert.deepEqual(own, ['slow', 'unreachable', 'refused', 'busy', 'malformed']);
});
