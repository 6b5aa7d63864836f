import './empty-library.css';
import { Hammer, Link as LinkIcon, type LucideIcon, NotebookPen, RotateCcw, Star } from 'lucide-react';
import { Link } from 'react-router';

import { type ShelfKind, shelfKinds } from './library-item.ts';
import { shelfTitles, shelfWays } from './shelf-titles.ts';

const icons: Readonly<Record<ShelfKind, LucideIcon>> = {
  note: NotebookPen,
  star: Star,
  again: RotateCcw,
  link: LinkIcon,
  made: Hammer,
};

/** Says what comes here, and how. Finished HTML has it for readers without script. */
export function EmptyLibrary({ isLoading }: { readonly isLoading: boolean }) {
  return (
    <div className="library-empty" data-loading={isLoading}>
      <p className="library-scriptless">
        Your library is kept in this browser and is put together by a script. Scripts do not run here, so it
        cannot be shown.
      </p>
      <p className="library-wanting">Nothing is here yet. Five things come together on this page:</p>
      <ol>
        {shelfKinds.map((kind) => (
          <Way key={kind} kind={kind} />
        ))}
      </ol>
      <p className="library-ways">
        <Link to="/language" className="button">
          Choose a roadmap
        </Link>
        <Link to="/goals" className="button quiet">
          Choose something to make
        </Link>
      </p>
    </div>
  );
}

function Way({ kind }: { readonly kind: ShelfKind }) {
  const Icon = icons[kind];
  return (
    <li>
      <h2>
        <Icon aria-hidden /> {shelfTitles[kind]}
      </h2>
      <p>{shelfWays[kind]}</p>
    </li>
  );
}
