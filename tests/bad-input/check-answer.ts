import assert from 'node:assert/strict';

import type { AppAnswer } from '../databases/apps.ts';

/** No fault of ours, and of a fault of theirs a sentence, which never gives back what was sent. */
export function checkAnswer({ status, body }: AppAnswer): void {
  assert.ok(status < 500, `${status} ${JSON.stringify(body)}`);
  assert.equal(body['success'], status < 400);
  const message = String(body['message']);
  assert.match(message, /^[A-Z][ -~]{3,200}$/);
  assert.doesNotMatch(message, /[<>]script|onerror|drop table| at .*\.ts/);
}
