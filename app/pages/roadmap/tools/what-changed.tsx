import './what-changed.css';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import { Joined } from '../../../ui/text/joined.tsx';
import type { ChangeData, PageOf } from '../../../browser/page-types.ts';
import { countChanges, findNews, saveSeen } from './news.ts';

/** Shows a returning learner once what changed in the roadmap. */
export function WhatChanged({ roadmap: { slug, changes } }: { readonly roadmap: PageOf<'roadmap'> }) {
  const [news, setNews] = useState(() => findNews(slug, changes));
  useEffect(() => saveSeen(slug, changes), [slug, changes]);
  if (news.length === 0) return null;
  const dismiss = () => {
    setNews([]);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className="what-changed" aria-label="Changes since your last visit">
      <div>
        <p>Since your last visit: {countChanges(news)}.</p>
        <ul>
          {news.map((change) => (
            <li key={`${change.kind} ${change.key}`}>
              <Change {...change} />
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="icon-button" aria-label="Dismiss these changes" onClick={dismiss}>
        <X aria-hidden />
      </button>
    </aside>
  );
}

function Change({ kind, name, leads }: ChangeData) {
  return (
    <>
      {kind === 'added' && 'New: '}
      {kind === 'renamed' && `“${name}” is now `}
      {kind === 'retired' && `“${name}” is no longer in this roadmap`}
      <Joined
        items={leads.map(({ title, href }) =>
          href.startsWith('#') ? (
            <a key={href} href={href}>
              {title}
            </a>
          ) : (
            <Link key={href} to={href}>
              {title}
            </Link>
          ),
        )}
      />
    </>
  );
}
