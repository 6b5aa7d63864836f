import type { LinkData } from '../page-types.ts';

/** A link to another site: opens a tab of its own, which learns neither where the reader came from nor who opened it. */
export function Outside({ url, title, host, kind, cost }: LinkData) {
  return (
    <li>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title}
      </a>{' '}
      <span className="website-facts">
        {host} · {kind}
        {cost !== 'free' && ` · ${cost}`}
      </span>
    </li>
  );
}
