import './external-link.css';
import type { ReactNode } from 'react';

import type { Website } from '#content/roadmap.ts';

import { nameHost } from '../../ui/name-host.ts';

type ExternalLinkProps = Website & { readonly children?: ReactNode };

/** A link to another site: opens in a new tab, without referrer or opener access. */
export function ExternalLink({ url, title, kind, cost, children }: ExternalLinkProps) {
  return (
    <li>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title}
      </a>{' '}
      <span className="website-facts">
        {nameHost(url)} · {kind}
        {cost !== 'free' && ` · ${cost}`}
      </span>
      {children}
    </li>
  );
}
