import { useId, useRef } from 'react';

import { findBuilding, listTakenOut } from './list-taken-out.ts';
import type { LivingPlan } from '../tracked/tracked.ts';
import { RefusalLine } from './refusal-line.tsx';
import { TopicLink } from '../topic-link.tsx';
import { nameTopic } from '../topics.ts';
import type { Changes } from './use-changes.ts';
import { findMain, useFocusHeir } from './use-focus-fallback.ts';

type TakenOutProps = { readonly living: LivingPlan; readonly changes: Changes };

/** What the learner took out of the plan; each topic comes back with one press, at any time. */
export function TakenOut({ living, changes }: TakenOutProps) {
  const keys = listTakenOut(living);
  return keys.length === 0 ? null : <Listed {...{ living, changes, keys }} />;
}

function Listed({ living, changes, keys }: TakenOutProps & { readonly keys: readonly string[] }) {
  const section = useRef<HTMLElement>(null);
  const at = useId();
  useFocusHeir(section, findMain);
  const known = keys.filter((key) => living.shown.has(key));
  return (
    <section ref={section} className="plan-out" aria-labelledby="taken-out">
      <h2 id="taken-out" tabIndex={-1}>
        Taken out by you
      </h2>
      <ul className="plan-rows">
        {keys.map((key) => (
          <OutTopic key={key} {...{ living, changes }} topic={key} />
        ))}
      </ul>
      {known.length > 1 && (
        <button type="button" className="button quiet" onClick={() => changes.bringBack(known, at)}>
          Bring all {known.length} back
        </button>
      )}
      <RefusalLine changes={changes} at={at} />
    </section>
  );
}

function OutTopic({ living, changes, topic }: TakenOutProps & { readonly topic: string }) {
  const item = useRef<HTMLLIElement>(null);
  const at = useId();
  useFocusHeir(item, () => document.getElementById('taken-out'));
  const isDropped = living.saved.dropped.has(topic);
  return (
    <li ref={item}>
      <p>
        <TopicLink shown={living.shown} topic={topic} />{' '}
        {!isDropped && <span className="plan-facts">not for you, as you said in the roadmap</span>}
      </p>
      {living.shown.has(topic) && (
        <button
          type="button"
          className="button quiet small"
          aria-label={`Bring back: ${nameTopic(living.shown, topic)}`}
          onClick={() => changes.bringBack([topic], at)}
        >
          Bring back
        </button>
      )}
      <Building living={living} topic={topic} />
      <RefusalLine changes={changes} at={at} />
    </li>
  );
}

/** The topics that stay in the plan although they build on one that does not. */
function Building({ living, topic }: { readonly living: LivingPlan; readonly topic: string }) {
  const building = findBuilding(living, topic);
  if (building.length === 0) return null;
  return (
    <details className="plan-building">
      <summary>
        {building.length === 1 ? '1 topic of the plan builds' : `${building.length} topics of the plan build`}{' '}
        on it
      </summary>
      <p>{building.map((key) => nameTopic(living.shown, key)).join(', ')}</p>
    </details>
  );
}
