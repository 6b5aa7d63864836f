import { useId, useRef } from 'react';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { TopicLink } from '../topic-link.tsx';
import { nameTopic } from '../topics.ts';
import { RefusalLine } from './refusal-line.tsx';
import type { Changes } from './use-changes.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

type TopicProps = {
  readonly tracked: TrackedPlan;
  readonly changes: Changes;
  readonly topic: string;
  /** If it differs from the reason of the list. */
  readonly why: string | null;
};

/** A topic or step that is not in the plan, and can be added. */
export function LeftOutTopic({ tracked, changes, topic, why }: TopicProps) {
  const item = useRef<HTMLLIElement>(null);
  const at = useId();
  useFocusFallback(item, () => item.current?.closest('details')?.querySelector('summary'));
  return (
    <li ref={item}>
      <p>
        <TopicLink shown={tracked.shown} topic={topic} /> <span className="plan-facts">{why}</span>
      </p>
      {tracked.shown.has(topic) && (
        <button
          type="button"
          className="button quiet"
          aria-label={`Add: ${nameTopic(tracked.shown, topic)}`}
          onClick={() => changes.add(topic, at)}
        >
          Add
        </button>
      )}
      <RefusalLine changes={changes} at={at} />
    </li>
  );
}
