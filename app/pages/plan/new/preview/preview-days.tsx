import { useState } from 'react';

import { count } from '#wording/counts.ts';

import type { PreviewDay } from './make-preview.ts';

/** As many as a week, and no more than a list should have. */
const [first, most] = [7, 90];

/** Which day is for what: the first week, and the others on request. */
export function PreviewDays({ days }: { readonly days: readonly PreviewDay[] }) {
  const [isOpen, setOpen] = useState(false);
  const others = days.slice(first, most);
  const beyond = days.length - first - others.length;
  return (
    <>
      <DayRows days={days.slice(0, first)} />
      {others.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="plan-quiet-summary">{count(others.length, 'more day')}</summary>
          {isOpen && <DayRows days={others} />}
          {beyond > 0 && <p className="plan-facts">The plan has {count(beyond, 'day')} after these.</p>}
        </details>
      )}
    </>
  );
}

function DayRows({ days }: { readonly days: readonly PreviewDay[] }) {
  return (
    <ol className="plan-list plan-preview-days">
      {days.map(({ day, date, work, minutes }) => (
        <li key={day} data-free={minutes === 0}>
          <span className="plan-preview-date">{date}</span>
          <span>{work}</span>
          <span className="plan-facts">{minutes > 0 && `${minutes} min`}</span>
        </li>
      ))}
    </ol>
  );
}
