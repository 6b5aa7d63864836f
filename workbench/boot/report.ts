import type { Report } from '../messages.ts';

/** The learner's code may replace the worker's own function. */
const post = self.postMessage.bind(self);

export function report(message: Report): void {
  post(message);
}
