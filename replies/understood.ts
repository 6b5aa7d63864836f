import type { Meaning } from '#question/meaning/meaning.ts';
import { count } from '#wording/counts.ts';
import { formatDate } from '#wording/dates.ts';
import { joinWords, listSome } from '#wording/lists.ts';

import { wants } from './wants.ts';
import { escapeMarks } from './marks.ts';

/** The first line of a reply: what was understood, and no more than was said. Null where there is nothing to correct. */
export function writeUnderstood(meaning: Meaning): string | null {
  const subject = subjects[meaning.intent]?.(meaning);
  const isLoose = meaning.intent === 'followup' && meaning.followup === null;
  if (subject === undefined || isLoose || meaning.care === 'reply') return null;
  return `I understood: ${[subject, ...listDetails(meaning)].join(', ')}.`;
}

const subjects: Readonly<Partial<Record<Meaning['intent'], (meaning: Meaning) => string>>> = {
  plan: (meaning) => `a plan for ${nameTechnologies(meaning)}`,
  change: (meaning) => `a change to your plan for ${nameTechnologies(meaning)}`,
  concept: (meaning) => `a question ${sayTopic(meaning)}`,
  error: (meaning) => `something that does not work, ${sayTopic(meaning)}`,
  compare: (meaning) =>
    `a comparison ${meaning.topics.length > 0 ? sayTopic(meaning) : `of ${nameCompared(meaning)}`}`,
  career: (meaning) => `a question about learning ${sayLearned(meaning)}`,
  followup: (meaning) => `${wants[meaning.followup ?? ''] ?? 'a change'}, ${sayTopic(meaning)}`,
  next: (meaning) => `what to learn after ${nameTechnologies(meaning)}`,
};

function nameTechnologies({ technologies, names }: Meaning): string {
  if (technologies.length === 0) return 'a technology that is still to be chosen';
  return joinWords(technologies.map((slug) => escapeMarks(names[slug] ?? slug)));
}

function sayLearned(meaning: Meaning): string {
  return meaning.technologies.length === 0 ? 'to program' : nameTechnologies(meaning);
}

/** Those without a roadmap too. */
function nameCompared(meaning: Meaning): string {
  const { technologies, uncovered, names } = meaning;
  if (uncovered.length === 0) return nameTechnologies(meaning);
  return joinWords([...technologies.map((slug) => names[slug] ?? slug), ...uncovered].map(escapeMarks));
}

function sayTopic(meaning: Meaning): string {
  const { topics, technologies, names, grade } = meaning;
  const [topic] = topics;
  const within = technologies.length > 0 ? ` (${nameTechnologies(meaning)})` : '';
  if (topic === undefined) return `about ${nameTechnologies(meaning)}`;
  return `${grade === 'sure' ? '' : 'probably '}about ${escapeMarks(names[topic] ?? topic)}${within}`;
}

const maxKnown = 5;

/** What a plan goes by. */
function listDetails(meaning: Meaning): string[] {
  if (meaning.intent !== 'plan' && meaning.intent !== 'change') return [];
  const { minutes, weekdays, start, known, skipped, topics, names } = meaning;
  const name = (key: string) => escapeMarks(names[key] ?? key);
  const list = (keys: readonly string[]) => joinWords(keys.map(name));
  return [
    sayDays(meaning),
    ...(start === null ? [] : [`from ${formatDate(start)}`]),
    ...(minutes === null ? [] : [`${count(minutes, 'minute')} a day`]),
    ...(weekdays === null || weekdays.length === 0 ? [] : [sayWeekdays(weekdays)]),
    ...(topics.length > 0 ? [`with ${list(topics)}`] : []),
    ...(known.length > 0 ? [`you know ${listSome(known.map(name), maxKnown)}`] : []),
    ...(skipped.length > 0 ? [`without ${list(skipped)}`] : []),
    ...sayGoal(meaning),
  ];
}

/** A goal of ours by its title, in the middle of a sentence; else the learner's own words. */
function sayGoal({ goal, goalId, names }: Meaning): string[] {
  const title = goalId === null ? undefined : names[goalId];
  if (title === undefined) return goal === null ? [] : [`goal: ${escapeMarks(goal)}`];
  return [
    `goal: ${escapeMarks(title.replace(/^(?:An?|The|One|From|What|Your|Typed|Pages|Statistics|Settings|Ratings|Sales) /, (word) => word.toLowerCase()))}`,
  ];
}

function sayDays({ days: number, until }: Meaning): string {
  const said = count(number, 'day');
  return until === null ? said : `until ${formatDate(until)} (${said})`;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function sayWeekdays(weekdays: readonly number[]): string {
  const [only] = weekdays;
  if (weekdays.join() === '5,6') return 'only at weekends';
  if (weekdays.join() === '0,1,2,3,4') return 'Monday to Friday';
  if (weekdays.length === 1 && only !== undefined) return `only on ${days[only]}s`;
  return `on ${joinWords(weekdays.map((day) => `${days[day]}s`))}`;
}
