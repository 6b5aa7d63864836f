import { Link } from 'react-router';

import type { PageOf, PlanGoal } from '../../../browser/page-types.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useChosen } from './use-chosen.ts';

type GoalFieldProps = { readonly page: PageOf<'plan'>; readonly preset: PlanGoal | undefined };

/** What to make, among the goals of the chosen technologies. */
export function GoalField({ page, preset }: GoalFieldProps) {
  const { place, technologies, goal } = useChosen(page);
  const isOffered = (one: PlanGoal) =>
    technologies.length === 0 || technologies.some((slug) => one.technologies.includes(slug));
  const groups = page.interests
    .map(({ title, goals }) => ({ title, goals: goals.filter(isOffered) }))
    .filter(({ goals }) => goals.length > 0);
  return (
    <div ref={place}>
      <SelectField
        label="What do you want to make?"
        name="goal"
        defaultValue={preset?.id ?? ''}
        hint={<Hint page={page} goal={goal} />}
      >
        <option value="">Nothing yet, follow the roadmap</option>
        {groups.map(({ title, goals }) => (
          <optgroup key={title} label={title}>
            {goals.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}

function Hint({ page, goal }: { readonly page: PageOf<'plan'>; readonly goal: PlanGoal | undefined }) {
  if (!goal)
    return (
      <>
        Optional. See <Link to="/goals">everything you can make</Link>.
      </>
    );
  const used = page.technologies.filter(({ slug }) => goal.technologies.includes(slug));
  return (
    <>
      With {used.map(({ name }) => name).join(', ')}. <Link to={`/goals/${goal.id}`}>See its steps</Link>
    </>
  );
}
