/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- HTML has no list for a combobox; its field handles the keys. */
import { ResultText } from './result-text.tsx';
import type { OptionGroup, SearchOption } from './list-options.ts';

type ListProps = {
  readonly groups: readonly OptionGroup[];
  readonly active: SearchOption | undefined;
  readonly onChoose: (option: SearchOption) => void;
};

/** The list of the combobox. The field keeps the focus and names the active option. */
export function SearchList({ groups, active, onChoose }: ListProps) {
  return (
    <div id="search-results" role="listbox" aria-label="Results" className="search-list">
      {groups.map(({ title, options }, at) => (
        <div key={title} role="group" aria-labelledby={`search-group-${at}`}>
          <div id={`search-group-${at}`} role="presentation" className="search-group">
            {title}
          </div>
          {options.map((option) => (
            // A press of the pointer must not take the focus from the field.
            <div
              key={option.id}
              id={option.id}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === active?.id}
              className="search-option"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <OptionText option={option} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function OptionText({ option }: { readonly option: SearchOption }) {
  if ('result' in option) return <ResultText result={option.result} />;
  return (
    <span className="result-title">{'all' in option ? `All results for “${option.all}”` : option.words}</span>
  );
}
