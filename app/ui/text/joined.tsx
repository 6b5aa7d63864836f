import { Fragment, type ReactElement } from 'react';

import { listJoints } from '#wording/lists.ts';

type JoinedProps = { readonly items: readonly ReactElement[] };

/** Elements with keys as a list in a sentence: "a, b and c". */
export function Joined({ items }: JoinedProps) {
  const joints = listJoints(items.length);
  return items.map((item, at) => (
    <Fragment key={item.key}>
      {joints[at]}
      {item}
    </Fragment>
  ));
}
