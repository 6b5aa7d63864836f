import type { FindReady } from './find-known-days.ts';
import type { ProjectGoal } from './project-part.ts';

/** Minutes for a step. `made` is how many steps of the goal are made after them. */
export type PickedStep = {
  readonly goal: ProjectGoal;
  readonly at: number;
  readonly minutes: number;
  readonly made: number;
};

/** Fewer minutes are not worth a new step, and a step may take up to this many less than it says. Our own choice. */
export const fewMinutes = 10;

type Track = {
  readonly goal: ProjectGoal;
  readonly ready: readonly number[];
  next: number;
  left: number;
};

type Learner = { readonly age: number; readonly level: number };

/** Gives one step after the other of the goal nearest to the learner's level, and of others where that has to wait. */
export class StepPicker {
  readonly #tracks: readonly Track[];
  #current: Track | undefined;

  constructor(goals: readonly ProjectGoal[], findReady: FindReady, { age, level }: Learner) {
    const distance = ({ goal }: Track) => Math.abs(goal.level - level);
    this.#tracks = goals
      .filter(({ youngest }) => youngest <= age)
      .map((goal) => makeTrack(goal, findReady))
      .toSorted(
        (a, b) =>
          Number(isThin(a)) - Number(isThin(b)) ||
          distance(a) - distance(b) ||
          countPossible(b) - countPossible(a),
      );
  }

  /** The steps for the minutes of a day; none if no step is possible yet. */
  pick(day: number, minutes: number): PickedStep[] {
    const picked: PickedStep[] = [];
    let free = minutes;
    while (free >= fewMinutes || (picked.length === 0 && free > 0)) {
      const track = this.#choose(day);
      if (!track) break;
      this.#current = track;
      const step = work(track, free);
      picked.push(step);
      free -= step.minutes;
    }
    return picked;
  }

  #choose(day: number): Track | undefined {
    const isPossible = (track: Track) => (track.ready[track.next] ?? Infinity) <= day;
    if (this.#current && isPossible(this.#current)) return this.#current;
    const possible = this.#tracks.filter(isPossible);
    const begun = possible.find(({ next }) => next > 0);
    return begun ?? (this.#tracks.filter(isOpen).length < maxOpen ? possible[0] : undefined);
  }
}

/** Rather than one more of them, what is made is improved until the next step is possible. Our own choice. */
const maxOpen = 2;

/** Whether it was begun, and its next step is possible within the plan. */
function isOpen({ ready, next }: Track): boolean {
  return next > 0 && Number.isFinite(ready[next] ?? Infinity);
}

function countPossible({ ready }: Track): number {
  return ready.filter(Number.isFinite).length;
}

function isThin(track: Track): boolean {
  return countPossible(track) * 2 < track.goal.steps.length;
}

function makeTrack(goal: ProjectGoal, findReady: FindReady): Track {
  let day = 0;
  const ready = goal.steps.map(({ needs }) => {
    day = Math.max(day, findReady(needs));
    return day;
  });
  return { goal, ready, next: 0, left: goal.steps[0]?.minutes ?? 0 };
}

function work(track: Track, free: number): PickedStep {
  const { goal, next: at, left } = track;
  const ends = left < free + fewMinutes;
  const minutes = ends && free - left >= fewMinutes ? left : free;
  if (ends) track.next = at + 1;
  track.left = ends ? (goal.steps[track.next]?.minutes ?? 0) : left - free;
  return { goal, at, minutes, made: track.next };
}
