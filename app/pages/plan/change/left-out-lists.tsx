import './left-out-lists.css';

import { isStepKey, splitKey } from '#content/topic-key.ts';
import { nameKnown } from '#wording/known.ts';
import { countWork, leftOutReasons } from '#wording/plan.ts';
import { capitalize } from '#wording/names.ts';

import { takenAsKnown } from '../tracked/presumed-line.tsx';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { LeftOutTopic } from './left-out-topic.tsx';
import { listNotPlanned } from './list-not-planned.ts';
import type { Changes } from './use-changes.ts';

type LeftOutProps = { readonly tracked: TrackedPlan; readonly changes: Changes };

/** The topics and steps that the plan leaves out or takes as known, and why. Each can be added. */
export function LeftOutLists({ tracked, changes }: LeftOutProps) {
  const { leftOut, notNeeded, known } = listNotPlanned(tracked);
  const lists = [
    { id: 'left-out', title: 'Left out', keys: leftOut, why: capitalize(leftOutReasons['too-few-days']) },
    { id: takenAsKnown, title: nameKnown(tracked.plan.request), keys: known, why: null },
    { id: 'not-needed', title: 'Not needed for this goal', keys: notNeeded, why: 'You can still add them' },
  ];
  return lists
    .filter(({ keys }) => keys.length > 0)
    .map(({ id, title, keys, why }) => (
      <details key={id} id={id} className="plan-left-out">
        <summary className="plan-summary">
          {title}: {countWork(keys, isStepKey)}
        </summary>
        {why !== null && <p className="plan-facts">{why}.</p>}
        <Groups {...{ tracked, changes, keys }} />
      </details>
    ));
}

type GroupsProps = LeftOutProps & { readonly keys: readonly string[] };

/** Steps first; then topics, folded by technology if there is more than one group. */
function Groups({ tracked, changes, keys }: GroupsProps) {
  const steps = keys.filter(isStepKey);
  const topics = Map.groupBy(
    keys.filter((key) => !isStepKey(key)),
    (key) => splitKey(key).technology,
  );
  const isSingle = topics.size + Math.min(1, steps.length) === 1;
  return (
    <>
      {steps.length > 0 && <Rows {...{ tracked, changes }} keys={steps} />}
      {[...topics].map(([slug, own]) =>
        isSingle ? (
          <Rows key={slug} {...{ tracked, changes }} keys={own} />
        ) : (
          <details key={slug} className="plan-left-group">
            <summary className="plan-quiet-summary">
              {tracked.technologies.find((one) => one.slug === slug)?.name ?? slug}:{' '}
              {countWork(own, isStepKey)}
            </summary>
            <Rows {...{ tracked, changes }} keys={own} />
          </details>
        ),
      )}
    </>
  );
}

function Rows({ tracked, changes, keys }: GroupsProps) {
  const own = tracked.plan.leftOut.filter(({ why }) => why === 'begun' || why === 'optional');
  const reasons = new Map(own.map(({ key, why }) => [key, leftOutReasons[why]]));
  return (
    <ul className="plan-list plan-rows">
      {keys.map((key) => (
        <LeftOutTopic key={key} {...{ tracked, changes }} topic={key} why={reasons.get(key) ?? null} />
      ))}
    </ul>
  );
}
