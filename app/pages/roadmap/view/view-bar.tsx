import './view-bar.css';
import { ListFilter, Rows3, SquareMenu, X } from 'lucide-react';
import { useState } from 'react';

import type { Roadmap } from '#content/roadmap.ts';
import { useStore } from '../../../browser/create-store.ts';
import { FoldButton } from '../chapters/fold-button.tsx';
import { KeysHelp } from '../keys/keys-help.tsx';
import { changeView } from './change-view.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useView } from './use-view.ts';
import { fullView } from './view.ts';
import { isFiltered } from './view-address.ts';
import { shownStore } from './view-store.ts';

/** How the roadmap is shown: which topics, one at a time or all, and all chapters folded or open. */
export function ViewBar({ roadmap }: { readonly roadmap: Roadmap }) {
  const view = useView(roadmap);
  const shown = useStore(shownStore, null);
  const [isOpen, setOpen] = useState(false);
  const clear = () => changeView({ ...fullView, isOne: view.isOne });
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-expanded={isOpen}
        data-on={isFiltered(view)}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden />
        Filter
      </button>
      <button
        type="button"
        className="tool"
        aria-pressed={view.isOne}
        data-on={view.isOne}
        onClick={() => changeView({ isOne: !view.isOne })}
      >
        {view.isOne ? <Rows3 aria-hidden /> : <SquareMenu aria-hidden />}
        One at a time
      </button>
      {!view.isOne && <FoldButton slug={roadmap.slug} />}
      <KeysHelp roadmap={roadmap} />
      {isOpen && <FilterPanel roadmap={roadmap} view={view} />}
      <div className="view-result" data-shown={shown !== null}>
        <output>{shown && `${shown.length} of ${roadmap.topicCount} topics are shown.`}</output>
        {shown && (
          <button type="button" className="tool" onClick={clear}>
            <X aria-hidden />
            Clear
            <span className="unseen"> the filter</span>
          </button>
        )}
      </div>
    </>
  );
}
