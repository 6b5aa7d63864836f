import './new-plan.css';
import { useNavigate } from 'react-router';

import type { PageOf } from '../../../browser/page-types.ts';
import { useJournal } from '../../../record/use-record.ts';
import { forgetDraft } from '../../../ui/use-draft.ts';
import { Form } from '../../../ui/form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FitLine } from './fit-line.tsx';
import { GoalField } from './goal-field.tsx';
import { FreeDays, PaceFields } from './pace-fields.tsx';
import { readPlanForm } from './read-plan-form.ts';
import { unreachable } from '../errors.ts';

type NewPlanProps = {
  readonly page: PageOf<'plan'>;
  /** The technology or the goal whose page the learner came from. */
  readonly chosen: { readonly technology: string; readonly goal: string };
  readonly onMade: (plan: string) => void;
};

/** The form for a plan that needs no assistant. */
export function NewPlan({ page, chosen, onMade }: NewPlanProps) {
  const { state } = useJournal();
  const navigate = useNavigate();
  const make = async (data: FormData) => {
    const read = readPlanForm(data);
    if ('errors' in read) return read.errors;
    // If this script does not load, the roadmaps do not either.
    const planning = await import('./save-plan-form.ts').catch(() => null);
    const saved = (await planning?.savePlanForm(read.form, { page, state })) ?? { problem: unreachable };
    if ('problem' in saved) return saved.problem;
    forgetDraft('new-plan');
    onMade(saved.id);
    await navigate(`/plan?plan=${saved.id}`);
    return null;
  };
  const goal = page.interests.flatMap(({ goals }) => goals).find(({ id }) => id === chosen.goal);
  const technology = goal?.technologies[0] ?? chosen.technology;
  return (
    <Form name="new-plan" submit="Make plan" onSend={make}>
      <Technologies technologies={page.technologies} chosen={technology} />
      <GoalField page={page} preset={goal} />
      <PaceFields />
      <FreeDays />
      <FitLine page={page} />
    </Form>
  );
}

type TechnologiesProps = Pick<PageOf<'plan'>, 'technologies'> & { readonly chosen: string };

const others = [
  ['second', 'Together with'],
  ['third', 'And with'],
] as const;

function Technologies({ technologies, chosen }: TechnologiesProps) {
  const options = technologies.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
  return (
    <>
      <SelectField label="Technology" name="technology" defaultValue={chosen} required>
        <option value="">Choose one</option>
        {options}
      </SelectField>
      <details className="plan-more">
        <summary className="plan-summary">More than one technology</summary>
        {others.map(([name, label]) => (
          <SelectField key={name} label={label} name={name}>
            <option value="">None</option>
            {options}
          </SelectField>
        ))}
      </details>
    </>
  );
}
