import { RefreshCw } from 'lucide-react';

import { dateOfDay, formatFull, formatLong } from './dates.ts';
import { ForecastLine } from './forecast-line.tsx';
import type { LivingPlan } from './living.ts';
import { findOverdue } from './progress.ts';
import { nameTopic } from './topics.ts';
import type { Changes } from './use-changes.ts';
import { countDays, countTopics, joinNames } from './words.ts';

/** Where the plan stands, and the way back into it for who is behind. */
export function PlanHead({ living, changes }: { readonly living: LivingPlan; readonly changes: Changes }) {
  const { saved, plan, progress, shown } = living;
  const overdue = findOverdue(plan, progress);
  return (
    <header className="plan-head">
      <h1>{saved.title}</h1>
      <p className="plan-facts">{sayWhen(living)}</p>
      <ForecastLine living={living} />
      {overdue.length > 0 && (
        <p>
          Open from earlier days: {joinNames(overdue.slice(0, 4).map((key) => nameTopic(shown, key)))}
          {overdue.length > 4 && ` and ${countTopics(overdue.length - 4)} more`}.
        </p>
      )}
      {living.hasBegun && (
        <button
          type="button"
          className={overdue.length > 0 ? 'button' : 'button quiet'}
          onClick={changes.catchUp}
        >
          <RefreshCw aria-hidden /> I’m behind
        </button>
      )}
    </header>
  );
}

function sayWhen({ saved, plan, progress, hasBegun }: LivingPlan): string {
  const days = plan.days.length;
  const end = `ends on ${formatFull(dateOfDay(saved.starts, days))}`;
  if (!hasBegun) return `${countDays(days)} · starts on ${formatLong(saved.starts)} · ${end}`;
  const today = formatLong(dateOfDay(saved.starts, progress.today));
  return `Day ${Math.min(progress.today, days)} of ${days} · ${today} · ${end}`;
}
