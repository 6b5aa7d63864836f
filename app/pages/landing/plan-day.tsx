import './plan-day.css';
import { createElement, Fragment } from 'react';
import { Link } from 'react-router';

import { allTopics, count, plural } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { TrailLine } from '../../ui/trail/trail-line.tsx';

type PlanDayProps = { readonly shown: NonNullable<PageOf<'landing'>['day']> };

/** A day of a plan that our planner made, with its questions to try. */
export function PlanDay({ shown }: PlanDayProps) {
  const { slug, name, days, minutesADay, day } = shown;
  return (
    <section className="landing-day" aria-labelledby="day">
      <div>
        <h2 id="day">A plan that fits your days</h2>
        <p>
          Here is one: {name} for a beginner in {days} days of {minutesADay} minutes, with Sundays off. This
          is day {day}.
        </p>
        <p>{describeFit(shown)}</p>
        <Link to={`/plan?technology=${slug}`} className="button quiet">
          Make a plan
        </Link>
      </div>
      <DayCard shown={shown} />
    </section>
  );
}

function describeFit({ covered, topics, leftOut }: PlanDayProps['shown']): string {
  if (leftOut.length === 0) return `${allTopics(topics)} fit.`;
  const others = plural(leftOut.length, 'One does', `${leftOut.length} do`);
  return `${covered} of its ${count(topics, 'topic')} fit. ${others} not, and the plan says which: ${joinWords(leftOut)}.`;
}

function DayCard({ shown }: PlanDayProps) {
  const { day, days, minutes, worked, items, questions } = shown;
  const place = (number: number) => (number - 1) / (days - 1);
  return (
    <div className="day-card">
      <h3>
        Day {day} of {days} <span>{minutes} min</span>
      </h3>
      <TrailLine share={place(day)} posts={worked.map(place)} />
      <ul>
        {items.map(({ title, href, minutes: sitting, part, parts }) => (
          <li key={href} className="day-item">
            <Link to={href}>{title}</Link>
            <span>
              {parts > 1 && `part ${part} of ${parts} · `}
              {sitting} min
            </span>
          </li>
        ))}
        {questions.map(({ title, from, check: { ask, answer } }) => (
          <li key={title}>
            <span className="day-from">
              Do you still know {title}, from day {from}?
            </span>
            <details>
              <summary>{showCode(ask)}</summary>
              <p>{showCode(answer)}</p>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every second part of a text is code, between backticks. */
function showCode(text: string) {
  const parts = text.split('`').map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
