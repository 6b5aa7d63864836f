import ical from 'ical-generator';

import type { TopicSection } from '#content/roadmap.ts';
import { addressOf } from '#content/topic-key.ts';

import { dateOfDay } from '#planner/time/plan-dates.ts';
import { listDayQuestions } from '../days/list-day-questions.ts';
import { nameTopic, retired } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { joinWords } from '#wording/lists.ts';
import { isFree, nameDayType, describeFill } from '../describe-fill.ts';

type Time = {
  /** When a session starts, such as "18:00", in the learner's time zone. */
  readonly clock: string;
  /** The origin of the roadmaps' addresses. */
  readonly site: string;
};

/** A plan as a calendar file, with an event for each day that has work. */
export function writeCalendar(tracked: TrackedPlan, { clock, site }: Time): string {
  const { saved, plan, shown, progress } = tracked;
  const calendar = ical({ name: toOneLine(saved.title), prodId: { company: 'Waymark', product: 'Plan' } });
  const name = (key: string) => nameTopic(shown, key);
  for (const day of plan.days.filter((one) => !isFree(one))) {
    // A date without a zone is in the learner's time zone, daylight saving time included.
    const start = new Date(`${dateOfDay(saved.starts, day.day)}T${clock}`);
    const asked = listDayQuestions(day, progress);
    calendar.createEvent({
      id: `${saved.id}-${day.day}@waymark`,
      start,
      end: new Date(start.getTime() + day.minutes * 60_000),
      summary:
        day.items.length > 0 ? joinWords(day.items.map(({ key }) => name(key))) : nameDayType(day.type),
      description: [
        ...day.items.map((item) =>
          describeTopic(shown.get(item.key), { name: name(item.key), minutes: item.minutes, site }),
        ),
        ...(asked.length > 0 ? [`Ask yourself about ${joinWords(asked.map(name))}.`] : []),
        ...(day.fill ? [describeFill(day.fill, name)] : []),
      ].join('\n'),
      url: `${site}/plan`,
    });
  }
  return calendar.toString();
}

/** The library does not escape the name: a line break in it would start a new property. */
function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function describeTopic(
  topic: TopicSection | undefined,
  { name, minutes, site }: { name: string; minutes: number; site: string },
): string {
  if (!topic) return `${name} ${retired}`;
  const [page] = topic.websites;
  return [
    `${topic.title} (${minutes} min)`,
    `${site}${addressOf(topic.key)}`,
    ...(page ? [page.url] : []),
  ].join('\n');
}
