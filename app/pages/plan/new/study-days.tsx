import { weekdays } from '#wording/dates.ts';

import { useErrors } from '../../../ui/errors.ts';
import { describeStudyDays } from './describe-study-days.ts';

const studyDaysId = 'study-days';

type StudyDaysProps = {
  readonly free: readonly number[];
  readonly isOpen: boolean;
  readonly onChange: (free: readonly number[]) => void;
};

/** The days of the week without work. A wrong choice opens them. */
export function StudyDays({ free, isOpen, onChange }: StudyDaysProps) {
  const isWrong = useErrors('free').length > 0;
  const turn = (day: number) =>
    onChange(free.includes(day) ? free.filter((one) => one !== day) : [...free, day]);
  return (
    <fieldset id={studyDaysId} className="plan-free" hidden={!isOpen && !isWrong}>
      <legend>Days off</legend>
      {weekdays.map((weekday, day) => (
        <label key={weekday} className="choice">
          <input
            type="checkbox"
            name="free"
            value={day}
            checked={free.includes(day)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'free-error' : undefined}
            onChange={() => turn(day)}
          />
          {weekday}
        </label>
      ))}
    </fieldset>
  );
}

type BlankProps = Omit<StudyDaysProps, 'onChange'> & { readonly onTurn: (isOpen: boolean) => void };

/** The days with work, within the sentence. It opens the boxes. */
export function StudyDaysBlank({ free, isOpen, onTurn }: BlankProps) {
  const words = describeStudyDays(free);
  return (
    <button
      type="button"
      className="plan-blank"
      aria-label={`${words}: choose days off`}
      aria-expanded={isOpen}
      aria-controls={studyDaysId}
      onClick={() => onTurn(!isOpen)}
    >
      {words}
    </button>
  );
}
