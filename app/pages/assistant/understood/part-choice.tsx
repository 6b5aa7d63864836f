import type { ReactNode } from 'react';

import { sharedLimits } from '#contract/limits.ts';
import { type Corrections, intents, type Meaning, type PartName } from '#question/meaning/meaning.ts';

import { usePageData } from '../../../browser/page-data.ts';
import { intentNames, levelLabels, weekdayLabels } from './parts.ts';
import { PickMany } from './pick-many.tsx';
import { PickOne } from './pick-one.tsx';
import { ValueField } from './value-field.tsx';

type ChoiceProps = { readonly meaning: Meaning; readonly onChoose: (change: Corrections) => void };

/** The other values that one part of a meaning can have. */
export function PartChoice({ name, ...props }: ChoiceProps & { readonly name: PartName }): ReactNode {
  const Choice = choices[name];
  return <Choice {...props} />;
}

/** In the order in which they are offered after those that are likely. */
const usualIntents = ['plan', 'concept', 'error', 'compare', 'next'] as const;

function IntentChoice({ meaning: { intent, others }, onChoose }: ChoiceProps) {
  const offered = new Set([...others, ...usualIntents]);
  const options = [...offered].flatMap((value) => {
    const label = intentNames[value];
    return label && value !== intent ? [{ value, label }] : [];
  });
  const choose = (value: string) => onChoose({ intent: intents.find((one) => one === value) ?? intent });
  return <PickOne title="What should I write?" options={options} onPick={choose} />;
}

function TechnologyChoice({ meaning: { technologies }, onChoose }: ChoiceProps) {
  const { technologies: names, roadmaps } = usePageData('assistant', '/ai');
  const options = names.map((label, at) => ({ value: roadmaps[at]?.split('/').at(-1) ?? '', label }));
  const choose = (chosen: readonly string[]) => onChoose({ technologies: chosen });
  if (technologies.length > 1)
    return <PickMany title="Technologies" options={options} chosen={technologies} onApply={choose} />;
  const others = options.filter(({ value }) => !technologies.includes(value));
  return <PickOne title="Which technology?" options={others} onPick={(value) => choose([value])} />;
}

function TopicChoice({ meaning: { intent, topics, choices: near, names }, onChoose }: ChoiceProps) {
  const keys = [...new Set([...topics, ...near])];
  const options = keys.map((value) => ({ value, label: names[value] ?? value }));
  if (intent === 'plan') {
    const choose = (chosen: readonly string[]) => onChoose({ topics: chosen });
    return <PickMany title="Lead to" options={options} chosen={topics} mayBeEmpty onApply={choose} />;
  }
  const others = options.filter(({ value }) => !topics.includes(value));
  if (others.length === 0) return <p>No other topic is close. Ask again in other words.</p>;
  return <PickOne title="Which topic?" options={others} onPick={(value) => onChoose({ topics: [value] })} />;
}

function KnownChoice({ meaning: { known, names }, onChoose }: ChoiceProps) {
  const options = known.map((value) => ({ value, label: names[value] ?? value }));
  const choose = (chosen: readonly string[]) => onChoose({ known: chosen });
  return <PickMany title="What you know" options={options} chosen={known} mayBeEmpty onApply={choose} />;
}

function SkippedChoice({ meaning: { skipped, names }, onChoose }: ChoiceProps) {
  const options = skipped.map((value) => ({ value, label: names[value] ?? value }));
  const choose = (chosen: readonly string[]) => onChoose({ skipped: chosen });
  return <PickMany title="Leave out" options={options} chosen={skipped} mayBeEmpty onApply={choose} />;
}

function DayChoice({ meaning: { days }, onChoose }: ChoiceProps) {
  const apply = (value: string) => onChoose({ days: Number(value) });
  const field = { type: 'number', ...sharedLimits.days, defaultValue: days };
  return <ValueField title="How many days?" field={field} usual={[7, 14, 30, 60]} onApply={apply} />;
}

function MinuteChoice({ meaning: { minutes }, onChoose }: ChoiceProps) {
  const apply = (value: string) => onChoose({ minutes: Number(value) });
  const field = { type: 'number', min: 1, max: sharedLimits.meaning.minutes, defaultValue: minutes ?? '' };
  return (
    <ValueField title="How many minutes a day?" field={field} usual={[15, 30, 45, 60]} onApply={apply} />
  );
}

function WeekdayChoice({ meaning: { weekdays }, onChoose }: ChoiceProps) {
  const options = weekdayLabels.map((label, day) => ({ value: `${day}`, label }));
  const chosen = weekdays?.map(String) ?? options.map(({ value }) => value);
  const apply = (days: readonly string[]) =>
    onChoose({
      weekdays: days.length === options.length ? null : days.map(Number).toSorted((a, b) => a - b),
    });
  return <PickMany title="On which days?" options={options} chosen={chosen} onApply={apply} />;
}

function StartChoice({ meaning: { start }, onChoose }: ChoiceProps) {
  const apply = (value: string) => onChoose({ start: value || null });
  const field = { type: 'date', defaultValue: start ?? '' };
  return <ValueField title="First day" field={field} mayBeEmpty onApply={apply} />;
}

function UntilChoice({ meaning: { until }, onChoose }: ChoiceProps) {
  const apply = (value: string) => onChoose({ until: value || null });
  const field = { type: 'date', defaultValue: until ?? '' };
  return <ValueField title="Last day" field={field} mayBeEmpty onApply={apply} />;
}

function LevelChoice({ onChoose }: ChoiceProps) {
  const options = levelLabels.map(([value, label]) => ({ value, label }));
  const choose = (value: string) => {
    const [level] = levelLabels.find(([one]) => one === value) ?? [];
    if (level) onChoose({ level });
  };
  return <PickOne title="Your level" options={options} onPick={choose} />;
}

function GoalChoice({ meaning: { goal }, onChoose }: ChoiceProps) {
  const apply = (value: string) => onChoose({ goal: value.trim() || null });
  const field = { type: 'text', maxLength: sharedLimits.meaning.goal, defaultValue: goal ?? '' };
  return <ValueField title="Your goal" field={field} mayBeEmpty onApply={apply} />;
}

function OurGoalChoice({ meaning: { goalId, goalChoices, names }, onChoose }: ChoiceProps) {
  const others = goalChoices.filter((id) => id !== goalId);
  const options = others.map((value) => ({ value, label: names[value] ?? value }));
  const none = goalId === null ? [] : [{ value: '', label: 'None of these' }];
  const choose = (value: string) => onChoose({ goalId: value || null });
  return <PickOne title="What should it end in?" options={[...options, ...none]} onPick={choose} />;
}

const choices: Readonly<Record<PartName, (props: ChoiceProps) => ReactNode>> = {
  intent: IntentChoice,
  technologies: TechnologyChoice,
  topics: TopicChoice,
  known: KnownChoice,
  skipped: SkippedChoice,
  days: DayChoice,
  minutes: MinuteChoice,
  weekdays: WeekdayChoice,
  start: StartChoice,
  until: UntilChoice,
  level: LevelChoice,
  goal: GoalChoice,
  goalId: OurGoalChoice,
};
