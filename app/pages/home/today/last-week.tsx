import './last-week.css';
import { listWeek, type WeekDay } from '#journal/fold/week.ts';
import { formatShortDate } from '#wording/dates.ts';
import { describeDayDone } from '#wording/reviews/describe-day-done.ts';

import { useJournal } from '../../../record/use-record.ts';
import { useToday } from '../../../ui/use-today.ts';

/** What was done on each of the last seven days. */
export function LastWeek() {
  const { state } = useJournal();
  const week = listWeek(state, useToday());
  const together = sumWeek(week);
  return (
    <section className="home-week" aria-labelledby="week">
      <h3 id="week">Your last seven days</h3>
      <ol>
        {week.map((day) => (
          <WeekCell key={day.date} day={day} />
        ))}
      </ol>
      {together.acts > 0 && <p className="home-facts">Together: {describeDayDone(together)}.</p>}
    </section>
  );
}

function WeekCell({ day }: { readonly day: WeekDay }) {
  const [weekday = '', ...date] = formatShortDate(day.date).split(' ');
  const words = `${weekday} ${date.join(' ')}: ${describeDayDone(day)}`;
  const shown = day.done + day.answered;
  return (
    <li data-active={day.acts > 0} title={words}>
      <span aria-hidden>{weekday}</span>
      <span aria-hidden className="home-week-count">
        {shown > 0 ? shown : ''}
      </span>
      <span className="unseen">{words}</span>
    </li>
  );
}

function sumWeek(week: readonly WeekDay[]): Omit<WeekDay, 'date'> {
  const sum = (read: (day: WeekDay) => number) => week.reduce((all, day) => all + read(day), 0);
  return {
    done: sum(({ done }) => done),
    answered: sum(({ answered }) => answered),
    acts: sum(({ acts }) => acts),
  };
}
