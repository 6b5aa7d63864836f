import './library-shelves.css';
import { FileText } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';

import { count } from '#wording/counts.ts';
import { readToday } from '#wording/dates.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useRecord } from '../../record/use-record.ts';
import { IconDefinitions } from '../../ui/goals/defined-icon.tsx';
import type { LibraryItem, Shelf } from './library-item.ts';
import { listLibraryItems } from './list-library-items.ts';
import { countShelved, listShelves } from './list-shelves.ts';
import { ShelfSection } from './shelf-section.tsx';
import { shelfTitles } from './shelf-titles.ts';
import { useLibraryNames } from './use-library-names.ts';
import { writeLibrary } from './write-library.ts';

/** The library of a learner who kept something: a field that filters it, and its shelves. */
export function LibraryShelves() {
  const state = useRecord((record) => record);
  const names = useLibraryNames(state);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const items = useMemo(() => (names ? listLibraryItems(state, names) : []), [state, names]);
  const shelves = useMemo(() => listShelves(items, wanted), [items, wanted]);
  if (!names) return null;
  const used = new Set(items.map(({ place }) => place.group.slug));
  return (
    <>
      <IconDefinitions technologies={names.technologies.filter(({ slug }) => used.has(slug))} />
      <LibraryBar typed={typed} onType={setTyped} items={items} />
      <Found shelves={shelves} total={items.length} typed={wanted} />
      <div className="library-body">
        <ShelfIndex shelves={shelves} />
        <div>
          {shelves.map((shelf) => (
            <ShelfSection key={shelf.kind} shelf={shelf} names={names} typed={wanted} />
          ))}
        </div>
      </div>
    </>
  );
}

type LibraryBarProps = {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly items: readonly LibraryItem[];
};

function LibraryBar({ typed, onType, items }: LibraryBarProps) {
  const id = useId();
  const save = () => {
    const [today, site] = [readToday(), location.origin];
    const text = writeLibrary(listShelves(items, ''), { site, today });
    saveFile(`Waymark library ${today}.md`, 'text/markdown', text);
  };
  return (
    <search className="library-bar">
      <label htmlFor={id}>Search your library</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <button type="button" className="button quiet" onClick={save}>
        <FileText aria-hidden /> Save as Markdown
      </button>
    </search>
  );
}

type FoundProps = { readonly shelves: readonly Shelf[]; readonly total: number; readonly typed: string };

/** The number is spoken; only where nothing is found is it shown. */
function Found({ shelves, total, typed }: FoundProps) {
  const found = countShelved(shelves);
  return (
    <>
      <output className={found === 0 ? 'library-nothing' : 'unseen'}>
        {typed !== '' &&
          (found === 0
            ? `Nothing in your library has “${typed}”.`
            : `${found} of ${count(total, 'entry', 'entries')}`)}
      </output>
      {found === 0 && (
        <p className="library-elsewhere">
          <Link to={`/search?q=${encodeURIComponent(typed)}`}>Search all topics for it</Link>
        </p>
      )}
    </>
  );
}

function ShelfIndex({ shelves }: { readonly shelves: readonly Shelf[] }) {
  return (
    <nav className="library-index" aria-label="In your library">
      <ul>
        {shelves.map((shelf) => (
          <li key={shelf.kind}>
            <a href={`#shelf-${shelf.kind}`}>
              {shelfTitles[shelf.kind]} <span aria-hidden>{shelf.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
