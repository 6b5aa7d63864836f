import './library-line.css';
import { formatDate } from '#wording/dates.ts';

import { nameHost } from '../../ui/name-host.ts';
import { PageLink } from '../../ui/page-link.tsx';
import type { LibraryItem, LibraryPlace, MadeState } from './library-item.ts';
import { LineTool } from './line-tool.tsx';
import { Marked } from './marked.tsx';
import { NoteText } from './note-text.tsx';

type LibraryLineProps = { readonly item: LibraryItem; readonly typed: string };

export function LibraryLine({ item, typed }: LibraryLineProps) {
  return (
    <li className="library-line" data-kind={item.kind}>
      <div>
        <LineText item={item} typed={typed} />
      </div>
      <LineTool item={item} />
    </li>
  );
}

function LineText({ item, typed }: LibraryLineProps) {
  const title = <PlaceLink place={item.place} typed={typed} />;
  switch (item.kind) {
    case 'note':
      return (
        <>
          <p className="library-title">{title}</p>
          <NoteText note={item.note} title={item.place.title} typed={typed} />
        </>
      );
    case 'link':
      return (
        <>
          <p className="library-title">
            <a href={item.link.url} target="_blank" rel="noopener noreferrer">
              <Marked text={item.link.title || item.link.url} typed={typed} />
            </a>
          </p>
          <p className="library-facts">
            {nameHost(item.link.url)} · {title}
          </p>
        </>
      );
    case 'again':
      return (
        <>
          <p className="library-title">{title}</p>
          <p className="library-facts">Last asked on {formatDate(item.date)}</p>
        </>
      );
    case 'made':
      return (
        <>
          <p className="library-title">{title}</p>
          <Posts made={item.made} />
        </>
      );
    default:
      return <p className="library-title">{title}</p>;
  }
}

function PlaceLink({ place, typed }: { readonly place: LibraryPlace; readonly typed: string }) {
  const text = <Marked text={place.title} typed={typed} />;
  return place.href === null ? (
    <>
      {text} <span className="library-gone">no longer in this roadmap</span>
    </>
  ) : (
    <PageLink to={place.href}>{text}</PageLink>
  );
}

/** A post for each step, filled when it is done. The words say the same. */
function Posts({ made: { words, done, steps } }: { readonly made: MadeState }) {
  return (
    <p className="library-facts library-made">
      {steps > 0 && (
        <span className="posts" aria-hidden>
          {Array.from({ length: steps }, (_, at) => (
            <span key={at} data-done={at < done} />
          ))}
        </span>
      )}
      {words}
    </p>
  );
}
