import type { Course } from './course.ts';
import type { DayType, Fill } from './plan.ts';
import { ProjectPicker } from './projects.ts';

/** A day with its topics and reviews laid, before its spare minutes are given away. */
export type Draft = {
  readonly day: number;
  readonly type: DayType;
  /** Topics with a part on the day, and those of them that end on it. */
  readonly topics: readonly number[];
  readonly finished: readonly number[];
  readonly spare: number;
};

const leastExercise = 10;
const leastFill = 5;
/** A plan of a week or more ends by looking back. */
const leastDaysToWrapUp = 7;

/**
 * Gives each day's spare minutes a purpose, day after day; undefined where they are too few for one.
 * `learnt` are the topics finished before the first of the days.
 */
export function fillDays(
  course: Course,
  days: readonly Draft[],
  learnt: readonly number[],
): (Fill | undefined)[] {
  const projects = new ProjectPicker(course);
  const rotation = [...learnt];
  const lastDay = days.at(-1)?.day ?? 0;
  let latest: readonly number[] = [];
  projects.finish(learnt);
  return days.map((draft) => {
    projects.finish(draft.finished);
    rotation.push(...draft.finished);
    if (draft.topics.length > 0) latest = draft.topics;
    const isLast = draft.day === lastDay && lastDay >= leastDaysToWrapUp;
    const [kind, topics] = isLast ? wrapUp : choosePurpose(draft, projects, rotation);
    const least = kind === 'exercise' ? leastExercise : leastFill;
    if (draft.type === 'rest' || draft.spare < least) return undefined;
    const about = topics.length > 0 || !isPractice(kind) ? topics : latest;
    return { kind, minutes: draft.spare, about: about.flatMap((topic) => course.topics[topic]?.key ?? []) };
  });
}

type Purpose = readonly [kind: Fill['kind'], topics: readonly number[]];

const wrapUp: Purpose = ['wrap-up', []];

function choosePurpose(draft: Draft, projects: ProjectPicker, rotation: number[]): Purpose {
  if (draft.type === 'learn') return ['exercise', draft.topics];
  if (draft.type === 'project') return ['project', projects.pick()];
  if (draft.type === 'practice') return ['practice', rotate(rotation)];
  return ['catch-up', []];
}

function isPractice(kind: Fill['kind']): boolean {
  return kind === 'practice' || kind === 'project';
}

/** The two that have waited longest for practice; they go to the end of the line. */
function rotate(rotation: number[]): number[] {
  const picked = rotation.splice(0, 2);
  rotation.push(...picked);
  return picked.toSorted((a, b) => a - b);
}
