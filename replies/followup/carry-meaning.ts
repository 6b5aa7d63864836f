import type { RequestedPlan } from '#contract/meaning.ts';
import { sharedLimits } from '#contract/limits.ts';
import { readLanguage } from '#question/care/read-language.ts';
import {
  type Intent,
  levelCodes,
  type Meaning,
  type PartName,
  partNames,
} from '#question/meaning/meaning.ts';
import { nameAll } from '#question/meaning/name-all.ts';
import { listCorrected } from '#question/meaning/place-parts.ts';
import { allDays } from '#question/time/weekdays.ts';
import { isChild } from '#planner/time/allowance.ts';

import type { FollowupReply } from './followup-reply.ts';
import type { ChatSoFar } from './chat.ts';

/** The meaning of a message about a reply: that of the turn before, with what the message says in its place. */
export function carryMeaning(chat: ChatSoFar, reply: FollowupReply): Meaning {
  const { library, asked, followup, turn } = chat;
  const values = {
    ...turn.meaning,
    ...carryTopics(chat, reply),
    ...(reply.plan && carryPlan(chat, reply.plan)),
    ...(reply.made && reply.said?.includes('days') && { until: null }),
    ...reply.dates,
  };
  const listed = [...new Set([...(reply.said ?? []), 'intent' as const])];
  const goals = [...values.goalChoices, values.goalId ?? ''].flatMap((id) => library.goals.get(id) ?? []);
  const titles = Object.fromEntries(goals.map(({ id, title }) => [id, title]));
  const names = { ...nameAll(library.index, values), ...titles };
  return {
    ...values,
    intent: carryIntent(chat, reply),
    others: [],
    care: 'none',
    grade: followup.grade,
    uncovered: [],
    goal: turn.meaning.goal,
    tone: isChild(reply.plan?.request.age ?? asked.age) || followup.kind === 'for-child' ? 'child' : 'plain',
    language: readLanguage(asked.problem),
    followup: reply.isOwn ? null : followup.kind,
    parts: {
      ...placeEarlier(values),
      ...Object.fromEntries(listed.map((name) => [name, { source: 'said', grade: followup.grade }])),
      ...listCorrected(asked.corrections),
    },
    names,
  };
}

/** What it came to: without a plan before it, there is none to change. */
function carryIntent({ followup, planned }: ChatSoFar, { made, isOwn }: FollowupReply): Intent {
  if (isOwn) return 'concept';
  return made ?? (followup.intent === 'change' && planned === null ? 'followup' : followup.intent);
}

type Topics = Pick<Meaning, 'topics' | 'choices' | 'technologies' | 'known' | 'skipped'>;

/** Only what the roadmaps have. */
function carryTopics({ library, turn, followup, isPlan, topics }: ChatSoFar, reply: FollowupReply): Topics {
  const { meaning } = turn;
  const keep = (keys: readonly string[]) => keys.filter((key) => library.topics.has(key)).slice(0, most);
  const named = isPlan ? meaning.topics : topics.map(({ key }) => key);
  const own = reply.topics ?? (followup.topics.length > 0 && !isPlan ? followup.topics : named);
  return {
    topics: keep(own).slice(0, isPlan ? most : 1),
    choices: keep([...own, ...meaning.choices]).slice(0, 3),
    technologies: meaning.technologies.filter((slug) => library.roadmaps.has(slug)),
    known: keep(addNamed(meaning.known, followup, 'know-topic')),
    skipped: keep(addNamed(meaning.skipped, followup, 'leave-out')),
  };
}

const most = sharedLimits.meaning.list;

function addNamed(
  keys: readonly string[],
  { kind, topics }: ChatSoFar['followup'],
  when: ChatSoFar['followup']['kind'],
): string[] {
  return [...new Set([...(kind === when ? topics : []), ...keys])];
}

function carryPlan({ library, turn }: ChatSoFar, { technologies, request }: RequestedPlan) {
  const { restDays = [], minutesADay, days, level, wanted = {} } = request;
  return {
    technologies,
    days,
    topics: Object.keys(wanted)
      .filter((key) => library.topics.has(key) && (wanted[key] === 1 || turn.meaning.topics.includes(key)))
      .slice(0, most),
    minutes: minutesADay?.weekday || null,
    weekdays: restDays.length === 0 ? null : allDays.filter((day) => !restDays.includes(day)),
    level: levelCodes[level - 1] ?? null,
    goalId: request.goal ?? null,
  };
}

/** The parts that have a value, as said in an earlier turn. */
function placeEarlier(values: Partial<Meaning>): Meaning['parts'] {
  const names = partNames.filter((name) => isSet(values, name));
  return Object.fromEntries(names.map((name) => [name, { source: 'earlier', grade: 'sure' }]));
}

function isSet(values: Partial<Meaning>, name: PartName): boolean {
  const value = values[name];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}
