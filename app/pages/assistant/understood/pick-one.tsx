import { focusFirst } from './focus-first.ts';

export type PickOption = { readonly value: string; readonly label: string };

type PickOneProps = {
  readonly title: string;
  readonly options: readonly PickOption[];
  readonly onPick: (value: string) => void;
};

/** A choice that one tap makes. */
export function PickOne({ title, options, onPick }: PickOneProps) {
  return (
    <fieldset ref={focusFirst}>
      <legend>{title}</legend>
      <div className="options">
        {options.map(({ value, label }) => (
          <button key={value} type="button" className="option" onClick={() => onPick(value)}>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
