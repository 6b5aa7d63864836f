import './search-dialog.css';
import { useEffect, useRef, useState } from 'react';

import { type NamedTechnology, sayResults } from '../../browser/search/search-result.ts';
import type { SearchOpening } from '../open-search.ts';
import { askSearch, prepareSearch } from './ask-search.ts';
import { listFirstOptions, listResultOptions, type SearchOption } from './list-options.ts';
import { saveRecentSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import { SearchList } from './search-list.tsx';
import { TechnologyChips } from './technology-chips.tsx';
import { useActiveOption } from './use-active-option.ts';
import { useOpenResult } from './use-open-result.ts';
import { type ShownSearch, useSearch } from './use-search.ts';

/** A combobox over everything that can be found. Each opening begins with what was typed before it. */
export function SearchDialog({ opening }: { readonly opening: SearchOpening }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [technology, setTechnology] = useState<NamedTechnology>();
  const shown = useSearch(typed, technology?.slug);
  const isEmpty = typed.trim() === '';
  const groups = isEmpty ? listFirstOptions() : listResultOptions(shown.answer, shown.typed);
  const { active, move } = useActiveOption(groups, isEmpty);
  const openResult = useOpenResult();
  useEffect(() => {
    prepareSearch();
    dialog.current?.showModal();
    box.current?.focus();
    opening.handOver(setTyped);
  }, [opening]);

  const choose = (option: SearchOption | undefined) => {
    if (!option) return;
    if ('words' in option) {
      setTyped(option.words);
      return;
    }
    saveRecentSearch(typed);
    dialog.current?.close();
    openResult('all' in option ? `/search?q=${encodeURIComponent(option.all)}` : option.result.href);
  };
  /** Enter may come before the results of the last letters. */
  const enter = async () => {
    if (isEmpty || shown.typed === typed) return choose(active);
    const answer = await askSearch({ typed, technology: technology?.slug });
    if (answer) choose(listResultOptions(answer, typed)[0]?.options[0]);
  };
  const narrow = (chosen: NamedTechnology | undefined) => {
    setTechnology(chosen);
    box.current?.focus();
  };
  return (
    <dialog ref={dialog} className="dialog search-dialog" aria-label="Search" closedby="any">
      <div className="search-frame">
        <SearchField
          box={box}
          typed={typed}
          isExpanded={groups.length > 0}
          active={active?.id}
          onType={setTyped}
          onEnter={() => void enter()}
          onMove={move}
          onClose={() => dialog.current?.close()}
        />
        {!isEmpty && (
          <TechnologyChips technologies={shown.answer.technologies} chosen={technology} onChoose={narrow} />
        )}
        <SearchState shown={shown} isEmpty={isEmpty} />
        <SearchList groups={groups} active={active} onChoose={choose} />
      </div>
    </dialog>
  );
}

type StateProps = { readonly shown: ShownSearch; readonly isEmpty: boolean };

/** Says how many results there are. It is read aloud, and shown if there are none, or none yet. */
function SearchState({ shown, isEmpty }: StateProps) {
  const isFound = shown.answer.groups.length > 0;
  const words = shown.isMissing
    ? 'The search could not be loaded. Try again when you are online.'
    : sayResults(shown.answer, shown.typed);
  const isWaiting = !isEmpty && shown.typed === '';
  if (isWaiting) return <output className="search-state search-waiting">One moment...</output>;
  const isAnswered = shown.typed !== '';
  return (
    <output className={isAnswered && !isFound ? 'search-state' : 'unseen'}>{isAnswered && words}</output>
  );
}
