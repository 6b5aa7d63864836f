import { projectLabel } from '#wording/plan.ts';

import { StepName } from './project/step-name.tsx';
import { describeRetired, isStepSection, nameTopic } from './topics.ts';
import type { TrackedPlan } from './tracked/tracked-plan.ts';

type TopicLinkProps = { readonly shown: TrackedPlan['shown']; readonly topic: string };

/** A link to a topic or a step, or just its name if it no longer exists. */
export function TopicLink({ shown, topic }: TopicLinkProps) {
  const place = shown.get(topic);
  if (!place)
    return (
      <span>
        {nameTopic(shown, topic)} <span className="plan-facts">{describeRetired(topic)}</span>
      </span>
    );
  return (
    <span>
      {isStepSection(place) && `${projectLabel}: `}
      <StepName step={place} />
    </span>
  );
}
