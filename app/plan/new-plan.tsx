import { useNavigate } from 'react-router';

import type { PageOf } from '../page-types.ts';
import { useJournal } from '../record/journal/journal.ts';
import { forgetDraft } from '../record/use-draft.ts';
import { Form } from '../ui/form.tsx';
import { FreeDays, Pace } from './pace-fields.tsx';
import { readWish } from './read-wish.ts';
import { unreachable } from './words.ts';

type NewPlanProps = {
  readonly page: PageOf<'plan'>;
  /** The technology that the learner comes from. */
  readonly chosen: string;
  readonly onMade: (plan: string) => void;
};

/** Makes a plan without any question asked of the assistant. */
export function NewPlan({ page, chosen, onMade }: NewPlanProps) {
  const { state } = useJournal();
  const navigate = useNavigate();
  const make = async (data: FormData) => {
    const wish = readWish(data);
    if (typeof wish === 'string') return wish;
    // Where the script cannot be had, the roadmaps cannot either.
    const planning = await import('./keep-wish.ts').catch(() => null);
    const kept = (await planning?.keepWish(wish, { page, state })) ?? { problem: unreachable };
    if ('problem' in kept) return kept.problem;
    forgetDraft('new-plan');
    onMade(kept.id);
    await navigate(`/plan?plan=${kept.id}`);
    return null;
  };
  return (
    <Form name="new-plan" submit="Make the plan" onSend={make}>
      <Technologies technologies={page.technologies} chosen={chosen} />
      <Pace />
      <FreeDays />
    </Form>
  );
}

type TechnologiesProps = Pick<PageOf<'plan'>, 'technologies'> & Pick<NewPlanProps, 'chosen'>;

function Technologies({ technologies, chosen }: TechnologiesProps) {
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
