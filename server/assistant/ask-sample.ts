import { answerRequest } from './answer.ts';
import { keepLibrary } from './library.ts';
import type { Request } from './request.ts';

/** The roadmaps as they stand, for tests. */
export const library = await keepLibrary()();

/** The reply to a grown-up beginner who wants thirty days of Python, but for the changes. */
export function ask(changes: Partial<Request> = {}): string {
  return answerRequest(library, { ...asked, ...changes });
}

const asked: Request = {
  name: 'Mina',
  age: 20,
  level: 'beginner',
  days: 30,
  language: 'Python',
  problem: 'make me a plan',
};
