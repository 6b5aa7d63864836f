import { checkFirstLabel, listToCheck, maxToCheck } from '#wording/list-to-check.ts';

import { Joined } from '../../../ui/text/joined.tsx';
import { TopicLink } from '../topic-link.tsx';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

/** On the first day: what the plan takes as known because of the level. */
export function CheckFirst({ tracked }: { readonly tracked: TrackedPlan }) {
  const { plan, topics, progress, shown } = tracked;
  const byKey = new Map(topics.map((topic) => [topic.key, topic.prerequisites]));
  const keys = listToCheck(plan, (key) => byKey.get(key) ?? []);
  const open = keys.filter((key) => !Object.hasOwn(progress.done, key));
  if (open.length === 0) return null;
  const links = open.slice(0, maxToCheck).map((key) => <TopicLink key={key} shown={shown} topic={key} />);
  const more = open.length - maxToCheck;
  return (
    <p>
      <strong>{checkFirstLabel}:</strong>{' '}
      <Joined items={more > 0 ? [...links, <span key="more">{more} more</span>] : links} />. If one is new to
      you, learn it first.
    </p>
  );
}
