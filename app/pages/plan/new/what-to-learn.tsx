import { useState } from 'react';

import type { PageOf, PlanGoal } from '../../../browser/page-types.ts';
import { BlankSelect } from './blank.tsx';

type WhatToLearnProps = {
  readonly technologies: PageOf<'plan'>['technologies'];
  readonly preset: { readonly technology: string; readonly others: readonly string[] };
  /** How many are chosen. */
  readonly chosen: number;
};

const others = [
  { name: 'second', label: 'Together with' },
  { name: 'third', label: 'And with' },
] as const;

/** What to learn: a technology, and up to two more. A select that is not shown yet keeps what a draft has for it. */
export function WhatToLearn({ technologies, preset, chosen }: WhatToLearnProps) {
  const [asked, ask] = useState(preset.others.filter((slug) => slug !== '').length);
  const shown = Math.max(asked, chosen - 1);
  const options = technologies.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
  return (
    <>
      <BlankSelect label="Technology" name="technology" defaultValue={preset.technology} required>
        <option value="">Choose one</option>
        {options}
      </BlankSelect>
      {others.map(({ name, label }, at) => (
        <span key={name} hidden={at >= shown}>
          {' '}
          and{' '}
          <BlankSelect label={label} name={name} defaultValue={preset.others[at] ?? ''}>
            <option value="">nothing else</option>
            {options}
          </BlankSelect>
        </span>
      ))}
      {shown < others.length && (
        <button type="button" className="plan-add" onClick={() => ask(shown + 1)}>
          <span aria-hidden>+</span>
          <span className="unseen">Add another technology</span>
        </button>
      )}
    </>
  );
}

type GoalBlankProps = {
  readonly page: PageOf<'plan'>;
  readonly preset: PlanGoal | undefined;
  /** The chosen technologies, whose goals are offered. */
  readonly technologies: readonly string[];
};

/** What to make, among the goals of the chosen technologies. */
export function GoalBlank({ page, preset, technologies }: GoalBlankProps) {
  const isOffered = (one: PlanGoal) =>
    technologies.length === 0 || technologies.some((slug) => one.technologies.includes(slug));
  const groups = page.interests
    .map(({ title, goals }) => ({ title, goals: goals.filter(isOffered) }))
    .filter(({ goals }) => goals.length > 0);
  return (
    <BlankSelect
      label="What do you want to make?"
      name="goal"
      hint="goal-hint"
      defaultValue={preset?.id ?? ''}
    >
      <option value="">anything</option>
      {groups.map(({ title, goals }) => (
        <optgroup key={title} label={title}>
          {goals.map(({ id, title: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </BlankSelect>
  );
}
