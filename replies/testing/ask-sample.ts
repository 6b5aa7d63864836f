import { loadLibraryContent } from '#content/library.ts';

import { answerRequest } from '../answer-request.ts';
import { type Library, makeLibrary } from '../library.ts';
import type { Request } from '../request.ts';

/** The real roadmaps, for tests. */
export const library = makeLibrary(await loadLibraryContent());

/** The reply to a grown-up beginner who wants thirty days of Python, but for the changes. */
export function askSample(changes: Partial<Request> = {}, from: Library = library): string {
  return answerRequest(from, { ...asked, ...changes }).letter;
}

const asked: Request = {
  name: 'Mina',
  age: 20,
  level: 1,
  days: 30,
  language: 'Python',
  problem: 'make me a plan',
};
