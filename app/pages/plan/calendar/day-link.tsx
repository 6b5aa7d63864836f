import type { MouseEvent, ReactNode } from 'react';

import type { PlanDate } from './plan-date.ts';

/** Shows a day in the list of all days. */
export type ShowDay = (day: number) => void;

type DayLinkProps = { readonly date: PlanDate; readonly onShow: ShowDay; readonly children: ReactNode };

/** Leads to a day in the list. In a new tab, its address does. */
export function DayLink({ date: { day, isToday, state }, onShow, children }: DayLinkProps) {
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onShow(day);
  };
  return (
    <a
      href={`#day-${day}`}
      className="plan-cell"
      data-state={state}
      aria-current={isToday ? 'date' : undefined}
      onClick={show}
    >
      {children}
    </a>
  );
}
