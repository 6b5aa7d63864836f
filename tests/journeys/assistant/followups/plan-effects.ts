import { countDays, countTopics, isPlan, linksTo, readMinutes, type Shown } from './shown.ts';

type Effect = (now: Shown, before: Shown) => boolean;

const has =
  (part: RegExp): Effect =>
  (now) =>
    isPlan(now) && now.parts.some((text) => part.test(text));

/** What a message does that comes after a plan, by its kind. */
export const planEffects: Readonly<Record<string, Effect>> = {
  'shorter plan': (now, before) => isPlan(now) && countTopics(now) < countTopics(before),
  'longer plan': (now, before) => isPlan(now) && countDays(now) > countDays(before),
  easier: (now, before) => isPlan(now) && countTopics(now) < countTopics(before),
  harder: has(/^Intermediate/),
  'fewer minutes': (now, before) => isPlan(now) && readMinutes(now) < readMinutes(before),
  'more minutes': (now, before) => isPlan(now) && readMinutes(now) > readMinutes(before),
  'other days': has(/^20 days/),
  'only weekends': has(/^Weekends/),
  'free weekday': has(/^(?:\w{3},? ){5}and \w{3}/),
  'finish by a date': has(/^Until \d+ \w+/),
  'why this order': ({ text }) => /day \d+: .*(?:builds on|everyone needs)/s.test(text),
  'after the plan': ({ text, links }) => /After this plan/.test(text) && links.length > 2,
  'show a day': ({ days }) => days[0] === 9,
  'finished a day': ({ days, text }) => days[0] === 6 && /25 days are left/.test(text),
  'missed days': (now) => isPlan(now) && countDays(now) === 26,
  'know a topic': (now) => isPlan(now) && /You know|Now without/.test(now.text),
  'leave out': has(/^Without/),
  add: (now) => isPlan(now),
  'more projects': ({ text }) => /project/i.test(text),
  'more practice': (now, before) => isPlan(now) && countTopics(now) < countTopics(before),
  'no install': (now) => isPlan(now) && /nothing to install/.test(now.text),
  'no videos': (now) => now.links.length > 0 && !linksTo(now, /youtu/),
  'videos of a plan': (now) => linksTo(now, /youtu/),
  'links only': ({ text, links }) => links.length > 10 && !/(?:Review|Project), \d+ min/.test(text),
  'other technology': (now) => isPlan(now) && !now.parts.includes('Python'),
  'more reviews': (now) => isPlan(now) && /questions on each topic instead/.test(now.text),
  'plan for a child': (now, before) => isPlan(now) && readMinutes(now) < readMinutes(before),
  'start over': ({ text, days }) => days.length === 0 && /how many days/i.test(text),
};
