import './external-link.css';
import type { ReactNode } from 'react';

import type { Website } from '#content/roadmap.ts';

import { describeGone, describeLastSeen, describeWebsite } from '#wording/links.ts';
import { nameHost } from '../../ui/name-host.ts';

type ExternalLinkProps = Website & { readonly isFirst?: boolean; readonly children?: ReactNode };

/** A link to another site: opens in a new tab, without referrer or opener access. A page that is gone stays listed. */
export function ExternalLink({ isFirst = false, children, ...website }: ExternalLinkProps) {
  const { url, title, gone } = website;
  const isLost = gone === url;
  return (
    <li>
      {isFirst && <span className="start-here">Start here</span>}
      {isLost ? (
        <span className="lost-link">{title}</span>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      )}{' '}
      <Facts {...website} />
      {children}
    </li>
  );
}

function Facts(website: Website) {
  const { url, gone } = website;
  if (gone !== undefined)
    return <span className="website-facts">{describeGone(nameHost(gone), gone !== url)}</span>;
  return (
    <>
      <span className="website-facts">{describeWebsite({ ...website, host: nameHost(url) })}</span>{' '}
      <span className="website-facts last-seen">{describeLastSeen(website)}</span>
    </>
  );
}
