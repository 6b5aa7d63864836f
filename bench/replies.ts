import { specifiedRoadmaps } from '../tests/specified-roadmaps.ts';
import { answerRequest } from '../replies/answer-request.ts';
import { makeLibraryLoader } from '../server/assistant/library-loader.ts';
import type { Request } from '../replies/request.ts';
import { nameOf } from '../replies/words.ts';
import { judgeReply } from './support/judge-reply.ts';

/** Judges thousands of replies of the built-in engine: every technology, level, age, length and topic. */
const library = await makeLibraryLoader()();
const levels = [null, 1, 2, 3] as const;
const ages = [9, 14, 30, 70];
const lengths = [1, 3, 7, 30, 45, 200, 3650];
const asked: Omit<Request, 'problem'> = { name: 'Ada', age: 30, level: null, days: 30, language: '' };

const plans: Request[] = [];
for (const { name: language } of specifiedRoadmaps) {
  for (const level of levels) {
    for (const age of ages) {
      for (const days of lengths)
        plans.push({ ...asked, age, level, days, language, problem: 'make me a plan' });
    }
  }
}
const answers: Request[] = [];
for (const { title, technology, aliases } of library.topics.values()) {
  for (const words of [title, ...aliases.slice(0, 1)]) {
    answers.push({
      ...asked,
      language: nameOf(library, technology),
      problem: `How does this work: ${words}?`,
    });
  }
}
judgeAll('plans', plans, true);
judgeAll('answers', answers, false);

function judgeAll(name: string, requests: readonly Request[], isPlan: boolean): void {
  const faults = new Map<string, number>();
  let faulty = 0;
  for (const request of requests) {
    const found = judgeReply(library, { request, reply: answerRequest(library, request).letter, isPlan });
    if (found.length > 0) faulty += 1;
    for (const fault of found) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  }
  console.info(`${name}: ${faulty} of ${requests.length} replies with a fault`);
  for (const [fault, count] of [...faults].toSorted(([, a], [, b]) => b - a).slice(0, 20)) {
    console.info(`  ${count} × ${fault}`);
  }
}
