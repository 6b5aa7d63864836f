import { Search, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';

import { sharedLimits } from '#contract/limits.ts';

type FieldProps = {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly isExpanded: boolean;
  /** The id of the option that Enter chooses. */
  readonly active: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onClose: () => void;
};

/** The field of the combobox: the focus stays in it while the arrow keys move through the options. */
export function SearchField({ box, typed, isExpanded, active, onType, ...on }: FieldProps) {
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') on.onEnter();
    else if (event.key === 'ArrowDown') on.onMove(1);
    else if (event.key === 'ArrowUp') on.onMove(-1);
    else return;
    event.preventDefault();
  };
  return (
    <div className="search-field">
      <Search aria-hidden />
      <input
        ref={box}
        type="text"
        role="combobox"
        aria-label="Search topics, technologies and things to make"
        aria-expanded={isExpanded}
        aria-controls="search-results"
        aria-autocomplete="list"
        aria-activedescendant={active}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={sharedLimits.search}
        placeholder="Closures, left join, a to-do list …"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
      <button type="button" className="icon-button" aria-label="Close" onClick={on.onClose}>
        <X aria-hidden />
      </button>
    </div>
  );
}
