import { useNavigate } from 'react-router';

import { makeKey } from '#content/topic-key.ts';
import { nameSlug } from '#wording/names.ts';
import type { PageOf } from '../../../browser/page-types.ts';
import { useJournal } from '../../../record/use-record.ts';
import { forgetDraft } from '../../../ui/use-draft.ts';
import { Form } from '../../../ui/form.tsx';
import { Preview } from './preview/preview.tsx';
import { type PlanForm, readPlanForm } from './read-plan-form.ts';
import { Sentence } from './sentence.tsx';
import { SharedTimeLines } from './shared/shared-time.tsx';
import { unreachable } from '../errors.ts';

type NewPlanProps = {
  readonly page: PageOf<'plan'>;
  /** The technology, the topic or the goal whose page the learner came from, and what has to come with it. */
  readonly chosen: {
    readonly technology: string;
    readonly others: readonly string[];
    readonly topic: string;
    readonly goal: string;
  };
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
    const form = wantTopic(read.form, chosen);
    const saved = (await planning?.savePlanForm(form, { page, state })) ?? { problem: unreachable };
    if ('problem' in saved) return saved.problem;
    forgetDraft('new-plan');
    onMade(saved.id);
    await navigate(`/plan?plan=${saved.id}`);
    return null;
  };
  const goal = page.interests.flatMap(({ goals }) => goals).find(({ id }) => id === chosen.goal);
  const technology = goal?.technologies[0] ?? chosen.technology;
  const preset = { technology, others: chosen.others, goal };
  return (
    <div className="plan-form">
      <Form name="new-plan" submit="Make plan" onSend={make} after={<BeforeMaking page={page} />}>
        <Sentence page={page} preset={preset} />
        {chosen.topic && <p>The plan works toward {nameSlug(chosen.topic)}.</p>}
      </Form>
    </div>
  );
}

/** As long as the technology of the topic is still chosen. */
function wantTopic(form: PlanForm, { technology, topic }: NewPlanProps['chosen']): PlanForm {
  if (topic === '' || !form.technologies.includes(technology)) return form;
  return { ...form, request: { ...form.request, wanted: { [makeKey({ technology, topic })]: 1 } } };
}

/** What the plan would share with others, and what it would be. */
function BeforeMaking({ page }: Pick<NewPlanProps, 'page'>) {
  return (
    <>
      <SharedTimeLines />
      <Preview page={page} />
    </>
  );
}
