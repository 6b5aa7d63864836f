import './day-line.css';
import { Check } from 'lucide-react';
import { Link } from 'react-router';

import type { Day, Item } from '#planner/types/plan.ts';

import { listNextSpans } from '#wording/next-goals.ts';
import { describePart } from '#wording/plan.ts';
import { nameDayLine } from '../calendar/use-target.ts';
import { ChangeDay } from './change-day.tsx';
import { formatShortDate } from '#wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { FoldedTask } from '../project/folded-task.tsx';
import { ItemChecklist } from '../project/item-checklist.tsx';
import { isStepSection } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { TopicLink } from '../topic-link.tsx';
import type { Changes } from '../change/use-changes.ts';
import { isFree, nameDayType } from '../describe-fill.ts';
import { WorkLines } from './work-lines.tsx';

type DayLineProps = { readonly day: Day; readonly tracked: TrackedPlan; readonly changes: Changes };

export function DayLine({ day, tracked, changes }: DayLineProps) {
  const isToday = tracked.hasBegun && day.day === tracked.progress.today;
  return (
    <li
      id={nameDayLine(day.day)}
      className="plan-day"
      tabIndex={-1}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className="plan-date">
        <strong>{formatShortDate(dateOfDay(tracked.saved.starts, day.day))}</strong>
        <span className="plan-facts">
          Day {day.day} · {nameDayType(day.type)}
          {!isFree(day) && ` · ${day.minutes} min`}
        </span>
        {isToday && <span className="plan-mark">Today</span>}
      </p>
      <div>
        <BeginningGoals tracked={tracked} day={day} />
        {day.items.length > 0 && (
          <ul className="plan-list">
            {day.items.map((item) => (
              <li key={item.key}>
                <ItemLine tracked={tracked} item={item} />
                <StepDetails tracked={tracked} item={item} />
              </li>
            ))}
          </ul>
        )}
        <WorkLines tracked={tracked} day={day} />
        <ChangeDay tracked={tracked} changes={changes} day={day} />
      </div>
    </li>
  );
}

/** Where another goal begins: what it is. */
function BeginningGoals({ tracked: { plan, nextGoals }, day }: Pick<DayLineProps, 'tracked' | 'day'>) {
  const beginning = listNextSpans(plan, nextGoals).filter(({ begins }) => begins === day.day);
  return beginning.map(({ goal: { id, title } }) => (
    <p key={id} className="plan-facts">
      From here on: <Link to={`/goals/${id}`}>{title}</Link>
    </p>
  ));
}

type ItemLineProps = { readonly tracked: TrackedPlan; readonly item: Item };

function ItemLine({ tracked: { shown, saved, progress }, item }: ItemLineProps) {
  const { key, part, parts, minutes } = item;
  const isDone = Object.hasOwn(progress.done, key) || part <= (progress.begun?.[key] ?? 0);
  return (
    <span className="plan-line" data-done={isDone}>
      {isDone && <Check aria-hidden />}
      <TopicLink shown={shown} topic={key} />
      {parts > 1 && ` (${describePart({ part, parts })})`}
      {isDone && <span className="unseen"> (done)</span>}
      <span className="plan-facts">{minutes} min</span>
      {saved.locked.has(key) && <span className="plan-mark">Locked to this day</span>}
    </span>
  );
}

/** What to do in a step, folded. */
function StepDetails({ tracked, item }: ItemLineProps) {
  const step = tracked.shown.get(item.key);
  if (!step || !isStepSection(step)) return null;
  return (
    <FoldedTask title={step.title}>
      <ItemChecklist {...{ tracked, step, item }} />
    </FoldedTask>
  );
}
