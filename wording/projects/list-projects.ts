import { isPersonal } from './is-open-to-all.ts';
import { findKnownDays, type ProjectPlan } from './find-known-days.ts';
import { PlannedGoals } from './planned-goals.ts';
import { ProjectFallback } from './project-fallback.ts';
import type { ProjectChapter, ProjectGoal, ProjectPart } from './project-part.ts';
import { shareLines } from './share-lines.ts';
import { type PickedStep, StepPicker } from './step-picker.ts';

export type ProjectSources = {
  readonly goals: readonly ProjectGoal[];
  /** The goals of the plan in their order, and whether one of their steps is made by the end of a day. */
  readonly own: readonly ProjectGoal[];
  readonly isMade: (step: string, day: number) => boolean;
  readonly chapters: readonly ProjectChapter[];
};

export type ProjectsByDay = ReadonlyMap<number, readonly ProjectPart[]>;

type Chosen = PickedStep | ProjectPart;

/** What the project minutes of each day are for. No step needs a topic that is not known by that day. */
export function listProjects(plan: ProjectPlan, sources: ProjectSources): ProjectsByDay {
  const { own, goals, chapters, isMade } = sources;
  const findReady = findKnownDays(plan);
  const planned = new PlannedGoals(own, plan, { findReady, isMade });
  const picker = new StepPicker(
    own.some(isPersonal) ? [] : goals.filter(({ id }) => !own.some((one) => one.id === id)),
    findReady,
    plan.request,
  );
  const fallback = new ProjectFallback(chapters, findReady);
  const chosen = new Map<number, Chosen[]>();
  for (const { day, fill } of plan.days) {
    if (fill?.kind !== 'project') continue;
    const parts = planned.choose(day, fill.minutes);
    const steps = picker.pick(day, leftOf(fill.minutes, parts));
    fallback.note(steps);
    const left = leftOf(fill.minutes, [...parts, ...steps]);
    chosen.set(day, [...parts, ...steps, ...(left > 0 ? fallback.choose(day, left) : [])]);
  }
  return shareSteps(chosen);
}

function leftOf(minutes: number, parts: readonly { readonly minutes: number }[]): number {
  return parts.reduce((left, part) => left - part.minutes, minutes);
}

function shareSteps(chosen: ReadonlyMap<number, readonly Chosen[]>): ProjectsByDay {
  const steps = [...chosen.values()].flat().filter((part) => 'made' in part);
  const sittings = Map.groupBy(steps, nameStep);
  const lines = new Map([...sittings.values()].flatMap((parts) => shareStep(parts)));
  const finish = (part: Chosen): ProjectPart => {
    if (!('made' in part)) return part;
    const { goal, at, minutes } = part;
    return { kind: 'step', goal, at, minutes, lines: lines.get(part) ?? { from: 0, to: 1 } };
  };
  return new Map([...chosen].map(([day, parts]) => [day, parts.map(finish)]));
}

/** A step that the plan does not finish has lines left for later. */
function shareStep(parts: readonly PickedStep[]) {
  const [{ goal, at } = { goal: null, at: 0 }] = parts;
  const { does = [], minutes: all = 0 } = goal?.steps[at] ?? {};
  const minutes = parts.map((part) => part.minutes);
  const isWhole = (parts.at(-1)?.made ?? 0) > at;
  const left = all - minutes.reduce((sum, part) => sum + part, 0);
  const shares = shareLines(does.length, isWhole ? minutes : [...minutes, left]);
  return parts.flatMap((part, index) => {
    const share = shares[index];
    return share ? [[part, share] as const] : [];
  });
}

function nameStep({ goal, at }: PickedStep): string {
  return `${goal.id}-${at}`;
}
