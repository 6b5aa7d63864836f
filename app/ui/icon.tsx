import { createElement, type ReactNode } from 'react';

import type { TechnologyIcon } from '../browser/page-types.ts';

type IconProps = TechnologyIcon & { readonly size: number };

/** Inline: as separate images, they cost a phone some 20 ms each. */
export function Icon({ nodes, ink, size }: IconProps) {
  return (
    <svg viewBox="0 0 128 128" width={size} height={size} aria-hidden className={ink ? 'ink' : undefined}>
      {nodes.map(drawIcon)}
    </svg>
  );
}

export function drawIcon(
  [name, attributes, children]: TechnologyIcon['nodes'][number],
  index: number,
): ReactNode {
  return createElement(name, { key: index, ...attributes }, ...(children ?? []).map(drawIcon));
}
