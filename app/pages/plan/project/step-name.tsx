import { Link } from 'react-router';

import { addressOf, readPartKey } from '#content/topic-key.ts';

/** The title of a step as a link to it. What only this learner's thing has to do has no page but the plan. */
export function StepName({
  step: { key, title },
}: {
  readonly step: { readonly key: string; readonly title: string };
}) {
  return readPartKey(key) ? title : <Link to={addressOf(key)}>{title}</Link>;
}
