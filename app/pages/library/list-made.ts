import { readProjectSlug, readStepKey, splitKey, stepKey } from '#content/topic-key.ts';
import type { JournalState, PlanState, TopicState } from '#journal/fold/state.ts';
import { count } from '#wording/counts.ts';
import { formatDate } from '#wording/dates.ts';
import { nameSlug } from '#wording/names.ts';

import type { GoalCard } from '../../browser/page-types.ts';
import { locateKey, type PlaceNames } from './locate-key.ts';
import type { LibraryItem } from './library-item.ts';

/** Goals with a finished step, the finished goals first, the finished projects of chapters, and the projects of plans. */
export function listMade(state: JournalState, names: PlaceNames): LibraryItem[] {
  const begun = new Set(
    [...state.topics]
      .filter(([, { status }]) => status === 'done')
      .flatMap(([key]) => readStepKey(key)?.goal ?? []),
  );
  return [
    ...[...begun].map((id) => describeGoal(id, state, names)),
    ...[...state.topics].flatMap(([key, topic]) => describeChapterProject(key, topic, names)),
    ...[...state.plans.values()].flatMap(describeProjects),
  ];
}

function describeGoal(id: string, { topics }: JournalState, { interests }: PlaceNames): LibraryItem {
  const interest = interests?.find(({ goals }) => goals.some((goal) => goal.id === id));
  const goal = interest?.goals.find((one) => one.id === id);
  const steps = goal?.steps ?? 0;
  const finished = listSteps(id, goal).flatMap((key) => {
    const topic = topics.get(key);
    return topic?.status === 'done' ? [topic.date] : [];
  });
  const isFinished = steps > 0 && finished.length === steps;
  const last = finished.toSorted().at(-1) ?? '';
  return {
    id: `made ${id}`,
    kind: 'made',
    place: {
      key: id,
      title: goal?.title ?? nameSlug(id),
      href: `/goals/${id}`,
      group: { slug: `goals-${interest?.id ?? ''}`, name: interest?.title ?? 'Things to make' },
      order: isFinished ? 0 : 1,
    },
    made: {
      words: isFinished
        ? `Finished on ${formatDate(last)}`
        : `${finished.length} of ${count(steps, 'step')} done`,
      done: finished.length,
      steps,
    },
  };
}

function listSteps(id: string, goal: GoalCard | undefined): string[] {
  return Array.from({ length: goal?.steps ?? 0 }, (_, at) => stepKey(id, at + 1));
}

function describeChapterProject(key: string, { status, date }: TopicState, names: PlaceNames): LibraryItem[] {
  if (status !== 'done' || !isChapterProject(key)) return [];
  return [
    {
      id: `made ${key}`,
      kind: 'made',
      place: locateKey(key, names),
      made: { words: `Project finished on ${formatDate(date)}`, done: 0, steps: 0 },
    },
  ];
}

function isChapterProject(key: string): boolean {
  return readProjectSlug(splitKey(key).topic) !== null;
}

function describeProjects({ id, title, worked }: PlanState): LibraryItem[] {
  const sessions = [...worked.values()].filter(({ work }) => work === 'project').length;
  if (sessions === 0) return [];
  return [
    {
      id: `made ${id}`,
      kind: 'made',
      place: {
        key: id,
        title,
        href: `/plan?plan=${id}`,
        group: { slug: 'plans', name: 'In your plans' },
        order: 0,
      },
      made: { words: `${count(sessions, 'project day')} done`, done: 0, steps: 0 },
    },
  ];
}
