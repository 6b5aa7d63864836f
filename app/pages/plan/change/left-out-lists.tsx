import './left-out-lists.css';
import { useId, useRef } from 'react';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { RefusalLine } from './refusal-line.tsx';
import { TopicLink } from '../topic-link.tsx';
import { nameTopic } from '../topics.ts';
import type { Changes } from './use-changes.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { count } from '#wording/counts.ts';
import { leftOutReasons } from '#wording/plan.ts';

type LeftOutProps = { readonly tracked: TrackedPlan; readonly changes: Changes };

/** The topics that the plan leaves out, and why. Each can be added. */
export function LeftOutLists({ tracked, changes }: LeftOutProps) {
  const { leftOut, assumed } = tracked.plan;
  const { done, dropped = [] } = tracked.progress;
  const isOpen = (key: string) => !dropped.includes(key) && !Object.hasOwn(done, key);
  const reasons = new Map(leftOut.map(({ key, why }) => [key, leftOutReasons[why]]));
  const lists = [
    { title: 'Left out', keys: [...reasons.keys()].filter(isOpen) },
    { title: 'Taken as known', keys: assumed.filter((key) => isOpen(key) && !reasons.has(key)) },
  ];
  return lists
    .filter(({ keys }) => keys.length > 0)
    .map(({ title, keys }) => (
      <details key={title} className="plan-left-out">
        <summary className="plan-summary">
          {title}: {count(keys.length, 'topic')}
        </summary>
        <ul className="plan-list plan-rows">
          {keys.map((key) => (
            <LeftOutTopic key={key} {...{ tracked, changes }} topic={key} why={reasons.get(key)} />
          ))}
        </ul>
      </details>
    ));
}

type TopicProps = LeftOutProps & { readonly topic: string; readonly why: string | undefined };

function LeftOutTopic({ tracked, changes, topic, why }: TopicProps) {
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
