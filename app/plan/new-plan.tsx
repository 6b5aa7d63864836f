import { useNavigate } from 'react-router';

import { journalLimits } from '#journal/limits.ts';

import type { PageOf } from '../page-types.ts';
import { tell, useJournal } from '../record/journal/journal.ts';
import { forgetDraft } from '../record/use-draft.ts';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readToday } from './dates.ts';
import { readWish } from './read-wish.ts';
import { joinNames } from './words.ts';

type NewPlanProps = Pick<PageOf<'plan'>, 'technologies' | 'needs'> & {
  /** The technology that the learner comes from. */
  readonly chosen: string;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Makes a plan without any question asked of the assistant. */
export function NewPlan({ technologies, needs, chosen }: NewPlanProps) {
  const { state } = useJournal();
  const navigate = useNavigate();
  const make = async (data: FormData) => {
    const wish = readWish(data);
    if (typeof wish === 'string') return wish;
    const [{ makeWish }, { savePlan }] = await Promise.all([
      import('./make-wish.ts'),
      import('./keep-plan.ts'),
    ]);
    const plan = await makeWish({ ...wish, request: { ...wish.request, needs } }, state);
    if (!plan) return 'The roadmaps cannot be reached. Try again when you are connected.';
    const names = technologies.filter(({ slug }) => wish.technologies.includes(slug)).map(({ name }) => name);
    const title = `${joinNames(names)} in ${wish.request.days} ${wish.request.days === 1 ? 'day' : 'days'}`;
    const id = crypto.randomUUID();
    const event = savePlan(plan, { id, title, starts: wish.starts });
    if (event.kind === 'plan-saved' && JSON.stringify(event.days).length > journalLimits.plan.days)
      return 'So many days of so many topics are too much for one plan. Choose fewer days.';
    await tell(event);
    forgetDraft('new-plan');
    await navigate(`/plan?plan=${id}`);
    return null;
  };
  return (
    <Form name="new-plan" submit="Make the plan" onSend={make}>
      <Technologies technologies={technologies} chosen={chosen} />
      <Pace />
      <FreeDays />
    </Form>
  );
}

function Technologies({ technologies, chosen }: Pick<NewPlanProps, 'technologies' | 'chosen'>) {
  const options = technologies.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
  return (
    <>
      <div className="field">
        <label htmlFor="technology">Technology</label>
        <select id="technology" name="technology" defaultValue={chosen}>
          <option value="">Choose one</option>
          {options}
        </select>
      </div>
      <details className="plan-more">
        <summary>More than one technology</summary>
        {[
          ['second', 'Together with'],
          ['third', 'And with'],
        ].map(([name, label]) => (
          <div className="field" key={name}>
            <label htmlFor={name}>{label}</label>
            <select id={name} name={name}>
              <option value="">None</option>
              {options}
            </select>
          </div>
        ))}
      </details>
    </>
  );
}

function Pace() {
  return (
    <>
      <Field label="Days" name="days" inputMode="numeric" autoComplete="off" defaultValue="30" />
      <div className="field">
        <label htmlFor="level">Level</label>
        <select id="level" name="level" defaultValue="1">
          <option value="1">Beginner</option>
          <option value="2">Intermediate</option>
          <option value="3">Advanced</option>
        </select>
      </div>
      <Field
        label="Age"
        name="age"
        inputMode="numeric"
        autoComplete="off"
        hint="It sets how much fits into a day."
      />
      <Field
        label="Minutes a day"
        name="minutes"
        inputMode="numeric"
        autoComplete="off"
        hint="Empty: what suits your age and level."
      />
      <Field label="Starts on" name="starts" type="date" defaultValue={readToday()} />
    </>
  );
}

function FreeDays() {
  return (
    <fieldset className="plan-free">
      <legend>Days that stay free</legend>
      {weekdays.map((weekday, index) => (
        <label key={weekday} className="choice">
          <input type="checkbox" name="free" value={index} />
          {weekday}
        </label>
      ))}
    </fieldset>
  );
}
