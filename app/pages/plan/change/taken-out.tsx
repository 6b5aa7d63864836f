import './taken-out.css';
import { useId, useRef } from 'react';

import { count, plural } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';
import { findDependents, listTakenOut } from './list-taken-out.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { RefusalLine } from './refusal-line.tsx';
import { TopicLink } from '../topic-link.tsx';
import { nameTopic } from '../topics.ts';
import type { Changes } from './use-changes.ts';
import { findMain, useFocusFallback } from './use-focus-fallback.ts';

type TakenOutProps = { readonly tracked: TrackedPlan; readonly changes: Changes };

/** The topics that the learner removed. Each can be added back. */
export function TakenOut({ tracked, changes }: TakenOutProps) {
  const keys = listTakenOut(tracked);
  return keys.length === 0 ? null : <Listed {...{ tracked, changes, keys }} />;
}

function Listed({ tracked, changes, keys }: TakenOutProps & { readonly keys: readonly string[] }) {
  const section = useRef<HTMLElement>(null);
  const at = useId();
  useFocusFallback(section, findMain);
  const known = keys.filter((key) => tracked.shown.has(key));
  return (
    <section ref={section} className="plan-out" aria-labelledby="taken-out">
      <h2 id="taken-out" tabIndex={-1}>
        Removed by you
      </h2>
      <ul className="plan-list plan-rows">
        {keys.map((key) => (
          <OutTopic key={key} {...{ tracked, changes }} topic={key} />
        ))}
      </ul>
      {known.length > 1 && (
        <button type="button" className="button quiet" onClick={() => changes.bringBack(known, at)}>
          Add all {known.length} back
        </button>
      )}
      <RefusalLine changes={changes} at={at} />
    </section>
  );
}

function OutTopic({ tracked, changes, topic }: TakenOutProps & { readonly topic: string }) {
  const item = useRef<HTMLLIElement>(null);
  const at = useId();
  useFocusFallback(item, () => document.getElementById('taken-out'));
  const isDropped = tracked.saved.dropped.has(topic);
  return (
    <li ref={item}>
      <p>
        <TopicLink shown={tracked.shown} topic={topic} />{' '}
        {!isDropped && <span className="plan-facts">marked “Not for me” in the roadmap</span>}
      </p>
      {tracked.shown.has(topic) && (
        <button
          type="button"
          className="button quiet small"
          aria-label={`Add back: ${nameTopic(tracked.shown, topic)}`}
          onClick={() => changes.bringBack([topic], at)}
        >
          {' '}
          Add back{' '}
        </button>
      )}
      <Dependents tracked={tracked} topic={topic} />
      <RefusalLine changes={changes} at={at} />
    </li>
  );
}

/** The topics that stay in the plan although they depend on one that was removed. */
function Dependents({ tracked, topic }: { readonly tracked: TrackedPlan; readonly topic: string }) {
  const dependents = findDependents(tracked, topic);
  if (dependents.length === 0) return null;
  return (
    <details className="plan-building">
      <summary className="plan-quiet-summary">
        {count(dependents.length, 'topic')} in the plan {plural(dependents.length, 'depends', 'depend')} on it
      </summary>
      <p>{joinWords(dependents.map((key) => nameTopic(tracked.shown, key)))}</p>
    </details>
  );
}
