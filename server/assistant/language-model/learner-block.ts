import { limits } from '../../limits.ts';
import { isChild } from '#planner/time/allowance.ts';
import { screenMessage } from '#question/care/screen-message.ts';
import { levelNames } from '#wording/topic-words.ts';
import type { Request } from '../../../replies/request.ts';

const max = limits.model.prompt;

/** What a learner sent, as data between marks that it cannot end: code keeps its lines. Neither the name nor the exact age is in it. */
export function writeLearnerBlock(nonce: string, request: Request): string[] {
  const { age, level, days, language, problem } = request;
  const band = isChild(age) ? 'child' : levelNames[level ?? 1].toLowerCase();
  return [
    `<LEARNER-${nonce}>`,
    JSON.stringify({ band, days, field: cleanLine(language), before: listTurns(request) }),
    clean(problem).slice(0, max.question),
    `</LEARNER-${nonce}>`,
  ];
}

/** Turns that need care are nobody's. */
function listTurns({ thread = [] }: Request) {
  const harmless = thread.filter(
    ({ problem, meaning }) => meaning.care === 'none' && screenMessage(problem).care === 'none',
  );
  return harmless.map(({ problem, meaning: { intent, technologies, topics, days } }) => ({
    said: cleanLine(problem).slice(0, max.turn),
    intent,
    technologies,
    topics: topics.slice(0, 3),
    days,
  }));
}

function cleanLine(text: string): string {
  return clean(text).replaceAll(/\s+/g, ' ');
}

/** Removes whatever could end the block or pass for a token. */
function clean(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\n\t])\p{C}/gu, ' ')
    .replaceAll(/<(?=\s*\/?\s*LEARNER)/gi, '‹')
    .replaceAll(/\[\[(?=\s*T\d)/gi, '( (');
}
