import { decide } from './decide.ts';
import { followRoute } from './follow-route.ts';
import type { GoalIndex } from './goal/goal-index.ts';
import { readOwnLevel } from './names/own-level.ts';
import { type TypedMessage, readMessage } from './read-message.ts';
import { noDates, readPlanDates } from './time/deadline.ts';
import { readTimes } from './time/minutes.ts';
import { placeStart, spanUntil } from './time/place-dates.ts';
import { dropParts } from './parts/list-wished-parts.ts';
import { readSpan } from './time/span.ts';
import { isNewTo } from './names/new-to.ts';
import type { ReadIntent, ReplyInput } from './reply-input.ts';
import type { TopicIndex } from '../search/index.ts';

/** Total: every message and field give something to reply to, the same ones always the same. */
export function understand(index: TopicIndex, message: TypedMessage, goals?: GoalIndex): ReplyInput {
  const read = readMessage(index, message, goals);
  const decision = decide(read.features);
  const { text, english, field, goal } = read;
  const { nearest } = read.chosen;
  const meant = followRoute(read, decision);
  const times = readTimes(text);
  const { problem, today } = message;
  const dates = today === undefined ? noDates : readPlanDates(problem, today, meant.intent === 'plan');
  const { intent, others, grade } = decision;
  return {
    english,
    minutes: placeStart(times.minutes, dates),
    // The day on which something is due has been read.
    unreadDay: dates.until === null ? times.unreadDay : null,
    dates,
    span: readSpan(dropParts(text)) ?? spanUntil(dates, today),
    level: readLevelOf(index, text, meant),
    field,
    goal,
    ...(nearest.length > 0 && { nearGoals: nearest }),
    decided: { intent, others, grade },
    ...meant,
  };
}

/** What is new to a learner starts at its beginning, whatever else they know. */
function readLevelOf({ names }: TopicIndex, text: string, meant: ReadIntent): ReplyInput['level'] {
  const technologies = 'technologies' in meant ? meant.technologies : [];
  const said = readOwnLevel(names, text, technologies);
  return said === null && meant.intent === 'plan' && isNewTo(names, text, technologies) ? 1 : said;
}
