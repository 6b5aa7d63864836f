import { useId, useRef } from 'react';

import type { LivingPlan } from '../tracked/tracked.ts';
import { RefusalLine } from './refusal-line.tsx';
import { TopicLink } from '../topic-link.tsx';
import { nameTopic } from '../topics.ts';
import type { Changes } from './use-changes.ts';
import { useFocusHeir } from './use-focus-fallback.ts';
import { countTopics, sayLeftOut } from '../words.ts';

type LeftOutProps = { readonly living: LivingPlan; readonly changes: Changes };

/** What the plan does not teach, and why; each topic is added with one press. */
export function LeftOutLists({ living, changes }: LeftOutProps) {
  const { leftOut, assumed } = living.plan;
  const { done, dropped = [] } = living.progress;
  const isOpen = (key: string) => !dropped.includes(key) && !Object.hasOwn(done, key);
  const reasons = new Map(leftOut.map(({ key, why }) => [key, sayLeftOut(why)]));
  const lists = [
    { title: 'Left out', keys: [...reasons.keys()].filter(isOpen) },
    { title: 'Taken as known', keys: assumed.filter((key) => isOpen(key) && !reasons.has(key)) },
  ];
  return lists
    .filter(({ keys }) => keys.length > 0)
    .map(({ title, keys }) => (
      <details key={title} className="plan-left-out">
        <summary>
          {title}: {countTopics(keys.length)}
        </summary>
        <ul className="plan-rows">
          {keys.map((key) => (
            <LeftOutTopic key={key} {...{ living, changes }} topic={key} why={reasons.get(key)} />
          ))}
        </ul>
      </details>
    ));
}

type TopicProps = LeftOutProps & { readonly topic: string; readonly why: string | undefined };

function LeftOutTopic({ living, changes, topic, why }: TopicProps) {
  const item = useRef<HTMLLIElement>(null);
  const at = useId();
  useFocusHeir(item, () => item.current?.closest('details')?.querySelector('summary'));
  return (
    <li ref={item}>
      <p>
        <TopicLink shown={living.shown} topic={topic} /> <span className="plan-facts">{why}</span>
      </p>
      {living.shown.has(topic) && (
        <button
          type="button"
          className="button quiet"
          aria-label={`Add: ${nameTopic(living.shown, topic)}`}
          onClick={() => changes.add(topic, at)}
        >
          Add
        </button>
      )}
      <RefusalLine changes={changes} at={at} />
    </li>
  );
}
