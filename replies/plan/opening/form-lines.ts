import type { GoalName } from '#question/goal/choose-goal.ts';
import type { PlanIntent, ReplyInput } from '#question/reply-input.ts';
import type { Plan } from '#planner/types/plan.ts';

import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import type { Similar } from '../goal/aim-at-similar.ts';
import type { PlanAsk } from './plan-ask.ts';
import { nameOf } from '../../words.ts';
import { count } from '#wording/counts.ts';
import { formatDate } from '#wording/dates.ts';
import { joinWords } from '#wording/lists.ts';
import { levelNames } from '#wording/topic-words.ts';

type Planned = {
  readonly ask: PlanAsk;
  readonly wish: PlanIntent & Pick<ReplyInput, 'span' | 'field' | 'kept'>;
  readonly similar: Similar | undefined;
  readonly plan: Plan;
};

/** Where the message and the form say different things: which of them the plan goes by. */
export function sayMessageWins(library: Library, { ask, wish, similar, plan }: Planned): string[] {
  return [
    ...sayDays(ask, wish.span),
    ...sayKept(wish.kept),
    ...sayLevel(library, ask, plan),
    ...sayTechnologies(library, { ...wish, ourGoal: wish.ourGoal ?? similar?.goal }, plan),
  ];
}

function sayDays({ days, formDays }: PlanAsk, span: ReplyInput['span']): string[] {
  if (!span || days === formDays) return [];
  const why =
    span.until === undefined
      ? `You wrote "${escapeMarks(span.said)}"`
      : `You have until ${formatDate(span.until)}`;
  return [
    `${why}, so the plan has ${count(days, 'day')} and not the ${formDays.toLocaleString('en')} in the form.`,
  ];
}

function sayKept(kept: ReplyInput['kept']): string[] {
  if (!kept) return [];
  return [
    `You wrote of ${formatDate(kept.until)}, which is too near for this, so the plan keeps the ${count(kept.days, 'day')} of the form. If you need something by then, tell me.`,
  ];
}

/** Where the message says that it is new to them who chose a higher level. */
function sayLevel(library: Library, { level }: PlanAsk, { request, technologies }: Plan): string[] {
  if (level === null || request.level >= level || request.level > 1) return [];
  const names = joinWords(technologies.map((slug) => escapeMarks(nameOf(library, slug))));
  return [
    `Nothing in your message says that you know ${names}, so the plan begins with the basics and not at the ${levelNames[level]} level of the form. If you know them, tell me.`,
  ];
}

function sayTechnologies(
  library: Library,
  {
    field,
    bundle,
    ourGoal,
  }: Pick<Planned['wish'], 'field' | 'bundle'> & { readonly ourGoal?: GoalName | undefined },
  plan: Plan,
): string[] {
  if (bundle !== undefined || (field.kind !== 'covered' && field.kind !== 'uncovered')) return [];
  const name = (slugs: readonly string[]) =>
    joinWords(slugs.map((slug) => escapeMarks(nameOf(library, slug))));
  const formed = field.kind === 'covered' ? field.technologies : [];
  const isSame =
    formed.length === plan.technologies.length && formed.every((slug) => plan.technologies.includes(slug));
  if (isSame) return [];
  if (ourGoal) {
    const added = plan.technologies.filter((slug) => !formed.includes(slug));
    return added.length > 0 ? [`The goal needs ${name(added)} too, so the plan has more than the form.`] : [];
  }
  const form = field.kind === 'covered' ? name(formed) : escapeMarks(field.name);
  const only = formed.length > 0 && formed.every((slug) => plan.technologies.includes(slug)) ? 'only ' : '';
  return [
    `Your message names ${name(plan.technologies)}, so the plan is not ${only}for ${form} as in the form.`,
  ];
}
