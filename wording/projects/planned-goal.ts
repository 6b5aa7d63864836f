import type { FindReady, ProjectPlan } from './find-known-days.ts';
import { IdeaList } from './idea-list.ts';
import type { ProjectGoal, ProjectPart, ProjectStep } from './project-part.ts';
import { fewMinutes } from './step-picker.ts';

/** After the goal is made, that many times it is made the learner's own before something else begins. */
const ownTurns = 3;
/** The interest whose goals are tests: before one, the steps are practice, and nothing else is begun. */
const exams = 'exams';

export type Making = {
  readonly findReady: FindReady;
  /** Whether a step is made by the end of a day. */
  readonly isMade: (step: string, day: number) => boolean;
};

/** What project minutes are for in a plan whose steps have days of their own. */
export class PlannedGoal {
  readonly #goal: ProjectGoal;
  /** The last day of each step that has days of its own. */
  readonly #ends: ReadonlyMap<string, number>;
  readonly #making: Making;
  readonly #begun = new Map<string, { readonly to: number; readonly spent: number }>();
  readonly #ideas = new IdeaList();
  #turn = 0;

  constructor(goal: ProjectGoal, plan: ProjectPlan, making: Making) {
    this.#goal = goal;
    this.#ends = findEnds(plan);
    this.#making = making;
  }

  /** Empty if the goal needs no more work. */
  choose(day: number, minutes: number): ProjectPart[] {
    const { steps } = this.#goal;
    const open = steps.findIndex((one) => !this.#isMade(one, day));
    if (open < 0) return this.#goOn(minutes);
    const step = steps[open];
    if (!step) return [];
    const end = this.#ends.get(step.key);
    if (end !== undefined && end < day) return [{ kind: 'go-on', goal: this.#goal, at: open, minutes }];
    if (end !== undefined) return this.#addTo(open, minutes);
    const needs = steps.slice(0, open + 1).flatMap((one) => one.needs);
    const part = this.#making.findReady(needs) <= day ? this.#begin(step, open, minutes) : null;
    if (part && minutes - part.minutes >= fewMinutes)
      return [part, ...this.choose(day, minutes - part.minutes)];
    return part ? [{ ...part, minutes }] : this.#addTo(open, minutes);
  }

  /** The lines of a step that has days of its own are for these days. */
  #addTo(open: number, minutes: number): ProjectPart[] {
    if (open === 0) return [{ kind: 'own', minutes }];
    const ideas = this.#ideas.take(this.#goal, open, minutes);
    if (ideas.length > 0) return ideas;
    if (this.#goal.interest === exams) return [this.#repeat(open, minutes)];
    return [{ ...this.#takeTurn(), kind: 'better', at: open - 1, minutes }];
  }

  /** After the last step. */
  #goOn(minutes: number): ProjectPart[] {
    const ideas = this.#ideas.take(this.#goal, this.#goal.steps.length, minutes);
    if (ideas.length > 0) return ideas;
    if (this.#goal.interest === exams) return [this.#repeat(this.#goal.steps.length, minutes)];
    return this.#turn < ownTurns ? [{ ...this.#takeTurn(), kind: 'yours', minutes }] : [];
  }

  /** One test after the other, from the last of those that were sat. */
  #repeat(made: number, minutes: number): ProjectPart {
    const { goal, turn } = this.#takeTurn();
    return { kind: 'again', goal, turn, at: made - 1 - (turn % made), minutes };
  }

  /** Steps that have no day of their own are made when all their lines were given. */
  #isMade({ key, does }: ProjectStep, day: number): boolean {
    const isGiven = (this.#begun.get(key)?.to ?? 0) >= does.length;
    return this.#making.isMade(key, day) || (isGiven && !this.#ends.has(key));
  }

  #takeTurn() {
    this.#turn += 1;
    return { goal: this.#goal, turn: this.#turn - 1 };
  }

  /** The next lines of a step that comes later; null once all are given. */
  #begin({ key, does, minutes: all }: ProjectStep, at: number, minutes: number): ProjectPart | null {
    const { to: from, spent } = this.#begun.get(key) ?? { to: 0, spent: 0 };
    if (from >= does.length) return null;
    const isWhole = spent + minutes + fewMinutes > all;
    const share = Math.max(from + 1, Math.round((does.length * (spent + minutes)) / all));
    const to = isWhole ? does.length : Math.min(does.length, share);
    const used = isWhole ? Math.min(minutes, all - spent) : minutes;
    this.#begun.set(key, { to, spent: spent + used });
    return { kind: 'step', goal: this.#goal, at, lines: { from, to }, minutes: used };
  }
}

function findEnds({ days }: ProjectPlan): Map<string, number> {
  return new Map(days.flatMap(({ day, items }) => items.map(({ key }) => [key, day] as const)));
}
