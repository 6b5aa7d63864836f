import { CalendarCheck } from 'lucide-react';
import { useNavigate } from 'react-router';

import type { RequestedPlan } from '#contract/meaning.ts';

import { unreachable } from '../../plan/errors.ts';
import { useJournal } from '../../../record/use-record.ts';
import { notify } from '../../../ui/notify.ts';

/** Saves the plan of a reply, to be followed day by day. */
export function OpenPlan({ suggested }: { readonly suggested: RequestedPlan }) {
  const { state } = useJournal();
  const navigate = useNavigate();
  const open = async () => {
    // If the script does not load, the roadmaps do not either.
    const planning = await import('../../plan/new/save-suggested-plan.ts').catch(() => null);
    const saved = (await planning?.saveSuggestedPlan(suggested, state)) ?? { problem: unreachable };
    if ('problem' in saved) await notify('error', saved.problem);
    else await navigate(`/plan?plan=${saved.id}`);
  };
  return (
    <button type="button" className="button quiet" onClick={() => void open()}>
      <CalendarCheck aria-hidden /> Follow this plan
    </button>
  );
}
