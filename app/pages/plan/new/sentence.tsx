import './sentence.css';
import { useState } from 'react';

import { readToday } from '#wording/dates.ts';
import { levelNames } from '#wording/topic-words.ts';

import type { PageOf, PlanGoal } from '../../../browser/page-types.ts';
import { BlankInput, BlankSelect } from './blank.tsx';
import { SentenceErrors } from './sentence-errors.tsx';
import { SentenceHints } from './sentence-hints.tsx';
import { StudyDays, StudyDaysBlank } from './study-days.tsx';
import { GoalBlank, WhatToLearn } from './what-to-learn.tsx';
import { useChosen } from './use-chosen.ts';

type SentenceProps = {
  readonly page: PageOf<'plan'>;
  readonly preset: {
    readonly technology: string;
    readonly others: readonly string[];
    readonly goal: PlanGoal | undefined;
  };
};

/** The wish for a plan as a sentence with blanks. Each blank is a control with a label of its own. */
export function Sentence({ page, preset }: SentenceProps) {
  const { place, technologies, goal } = useChosen(page);
  const [free, setFree] = useState<readonly number[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <div ref={place} className="plan-wish">
      <p className="plan-sentence">
        I want to learn{' '}
        <WhatToLearn technologies={page.technologies} preset={preset} chosen={technologies.length} /> to make{' '}
        <GoalBlank page={page} preset={preset.goal} technologies={technologies} />, in{' '}
        <BlankInput label="Days" name="days" inputMode="numeric" defaultValue="30" /> days, with{' '}
        <BlankInput {...minutes} /> minutes a day, on{' '}
        <StudyDaysBlank free={free} isOpen={isOpen} onTurn={setOpen} />, starting on{' '}
        <BlankInput label="Starts on" name="starts" type="date" defaultValue={readToday()} />. <AboutYou />
      </p>
      <StudyDays free={free} isOpen={isOpen} onChange={setFree} />
      <SentenceErrors />
      <SentenceHints page={page} technology={technologies[0]} goal={goal} />
    </div>
  );
}

/** Empty, the plan has the usual minutes for the age and level. */
const minutes = {
  label: 'Minutes a day',
  name: 'minutes',
  inputMode: 'numeric',
  placeholder: 'usual',
  hint: 'pace-hint',
} as const;

function AboutYou() {
  return (
    <>
      I am <BlankInput label="Age" name="age" inputMode="numeric" required hint="pace-hint" /> years old, and
      my level is{' '}
      <BlankSelect label="Level" name="level" defaultValue="1">
        {Object.entries(levelNames).map(([level, name]) => (
          <option key={level} value={level}>
            {name}
          </option>
        ))}
      </BlankSelect>
      .
    </>
  );
}
