import { Check } from 'lucide-react';
import { useState } from 'react';

import type { Day } from '#planner/plan.ts';

import { useJournal } from '../record/journal/journal.ts';
import { ChangeDay } from './change-day.tsx';
import { dateOfDay, formatShort } from './dates.ts';
import type { Changes } from './use-changes.ts';
import { TopicLink } from './topic-link.tsx';
import { nameTopic } from './topics.ts';
import type { LivingPlan } from './living.ts';
import { isFree, nameDay } from './words.ts';

type WeeksProps = {
  readonly living: LivingPlan;
  readonly changes: Changes;
  /** All weeks are open, as on paper. */
  readonly isWhole: boolean;
};

/** All days of the plan, a week at a time; the week of today is open. */
export function Weeks({ living, changes, isWhole }: WeeksProps) {
  const { plan, progress } = living;
  const weeks = Array.from({ length: Math.ceil(plan.days.length / 7) }, (_, week) =>
    plan.days.slice(week * 7, week * 7 + 7),
  );
  const current = Math.min(weeks.length - 1, Math.floor((progress.today - 1) / 7));
  return (
    <section className="plan-weeks" aria-labelledby="all-days">
      <h2 id="all-days">All days</h2>
      {weeks.map((days, week) => (
        <Week
          key={days[0]?.day}
          days={days}
          name={`Week ${week + 1}`}
          isCurrent={week === current}
          {...{ living, changes, isWhole }}
        />
      ))}
    </section>
  );
}

type WeekProps = WeeksProps & {
  readonly days: readonly Day[];
  readonly name: string;
  readonly isCurrent: boolean;
};

/** Its days are drawn when it is opened: ten years of them would be a heavy page. */
function Week({ days, name, isCurrent, isWhole, living, changes }: WeekProps) {
  const [isOpen, setOpen] = useState(isCurrent);
  const { starts } = living.saved;
  const [first, last] = [days[0]?.day ?? 1, days.at(-1)?.day ?? 1];
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  return (
    <details
      className="plan-week"
      open={isOpen || isWhole}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {name}{' '}
        <span className="plan-facts">
          {formatShort(dateOfDay(starts, first))} to {formatShort(dateOfDay(starts, last))} · {minutes} min
        </span>
      </summary>
      {(isOpen || isWhole) && (
        <ol className="plan-days">
          {days.map((day) => (
            <DayLine key={day.day} day={day} living={living} changes={changes} />
          ))}
        </ol>
      )}
    </details>
  );
}

type DayLineProps = { readonly day: Day; readonly living: LivingPlan; readonly changes: Changes };

function DayLine({ day, living, changes }: DayLineProps) {
  const { saved, progress, hasBegun } = living;
  const isToday = hasBegun && day.day === progress.today;
  return (
    <li className="plan-day" tabIndex={-1} aria-current={isToday ? 'date' : undefined}>
      <p className="plan-date">
        <strong>{formatShort(dateOfDay(saved.starts, day.day))}</strong>
        <span className="plan-facts">
          Day {day.day} · {nameDay(day.type)}
          {!isFree(day) && ` · ${day.minutes} min`}
        </span>
        {isToday && <span className="plan-mark">Today</span>}
      </p>
      <div>
        {day.items.length > 0 && (
          <ul className="plan-lines">
            {day.items.map((item) => (
              <li key={item.key}>
                <ItemLine living={living} topic={item.key} part={item.part} parts={item.parts} />
              </li>
            ))}
          </ul>
        )}
        <Asked living={living} day={day} />
        <ChangeDay living={living} changes={changes} day={day} />
      </div>
    </li>
  );
}

type ItemLineProps = {
  readonly living: LivingPlan;
  readonly topic: string;
  readonly part: number;
  readonly parts: number;
};

function ItemLine({ living, topic, part, parts }: ItemLineProps) {
  const { state } = useJournal();
  const { shown, saved, progress } = living;
  const isDone = state.topics.get(topic)?.status === 'done' || part <= (progress.begun?.[topic] ?? 0);
  return (
    <span className="plan-line" data-done={isDone}>
      {isDone && <Check aria-hidden />}
      <TopicLink shown={shown} topic={topic} />
      {parts > 1 && ` (part ${part} of ${parts})`}
      {isDone && <span className="unseen"> (done)</span>}
      {saved.locked.has(topic) && <span className="plan-mark">Kept here</span>}
    </span>
  );
}

/** What a day asks again, in one line. */
function Asked({ living, day }: { readonly living: LivingPlan; readonly day: Day }) {
  const asked = [...new Set([...day.recalls, ...day.reviews.map(({ key }) => key)])];
  const fill = day.fill ? [`${day.fill.kind.replace('-', ' ')}, ${day.fill.minutes} min`] : [];
  const questions =
    asked.length > 0 ? [`questions on ${asked.map((key) => nameTopic(living.shown, key)).join(', ')}`] : [];
  const line = [...questions, ...fill].join('; ');
  return line === '' ? null : <p className="plan-facts">{line.charAt(0).toUpperCase() + line.slice(1)}</p>;
}
