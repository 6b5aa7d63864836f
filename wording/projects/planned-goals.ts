import { isFirstStep, shareEarlyLines } from './early-lines.ts';
import { isPersonal } from './is-open-to-all.ts';
import type { FindReady, ProjectPlan } from './find-known-days.ts';
import { IdeaList } from './idea-list.ts';
import type { ProjectGoal, ProjectPart, ProjectStep } from './project-part.ts';
import { fewMinutes } from './step-picker.ts';

/** After the goals are made, that many times the last is made the learner's own before something else begins. */
const ownTurns = 3;
/** The interest whose goals are tests: before one, the steps are practice, and nothing else is begun. */
const exams = 'exams';

export type Making = {
  readonly findReady: FindReady;
  readonly isMade: (step: string, day: number) => boolean;
};

/** A step that is open on a day: that goal of several, and that step of it. */
type Open = { readonly turn: number; readonly goal: ProjectGoal; readonly at: number };

type Made = { readonly goal: ProjectGoal; readonly count: number };

/** What project minutes are for in a plan whose steps have days of their own; one goal comes after the other. */
export class PlannedGoals {
  readonly #goals: readonly ProjectGoal[];
  readonly #plan: ProjectPlan;
  readonly #ends: ReadonlyMap<string, number>;
  readonly #making: Making;
  readonly #isShort: boolean;
  readonly #begun = new Map<string, { readonly to: number; readonly spent: number }>();
  readonly #ideas = new IdeaList();
  #turn = 0;

  constructor(goals: readonly ProjectGoal[], plan: ProjectPlan, making: Making) {
    this.#goals = goals;
    this.#plan = plan;
    this.#ends = findEnds(plan);
    this.#making = making;
    const isLeftOut = ({ key }: ProjectStep) => !this.#ends.has(key) && !making.isMade(key, plan.days.length);
    this.#isShort = plan.request.nextGoals !== undefined && goals[0]?.steps.some(isLeftOut) === true;
  }

  /** Empty if the goals need no more work. */
  choose(day: number, minutes: number): ProjectPart[] {
    const open = this.#findOpen(day);
    const step = open?.goal.steps[open.at];
    if (!open || !step) return this.#goOn(minutes);
    const end = this.#ends.get(step.key);
    if (end !== undefined && end < day) return [{ kind: 'go-on', goal: open.goal, at: open.at, minutes }];
    if (end !== undefined) return this.#addTo(open, { day, minutes });
    const needs = open.goal.steps.slice(0, open.at + 1).flatMap((one) => one.needs);
    const isReady = open.turn === 0 && this.#making.findReady(needs) <= day;
    const part = isReady ? this.#begin(step, open, minutes) : null;
    if (part && minutes - part.minutes >= fewMinutes)
      return [part, ...this.choose(day, minutes - part.minutes)];
    return part ? [{ ...part, minutes }] : this.#addTo(open, { day, minutes });
  }

  #findOpen(day: number): Open | undefined {
    for (const [turn, goal] of this.#goals.entries()) {
      const at = goal.steps.findIndex((one) => !this.#isLeft(one) && !this.#isMade(one, day));
      if (at >= 0) return { turn, goal, at };
    }
    return undefined;
  }

  #isLeft({ key }: ProjectStep): boolean {
    return this.#plan.request.leftSteps?.includes(key) === true;
  }

  /** The lines of a step that has days of its own are for these days. */
  #addTo(open: Open, { day, minutes }: { day: number; minutes: number }): ProjectPart[] {
    const made = this.#listMade(open);
    const last = made.at(-1);
    if (!last) return [this.#beginEarly(open.goal, day, minutes)];
    const ideas = this.#takeIdeas(made, minutes);
    if (ideas.length > 0) return ideas;
    const { goal, count } = last;
    if (goal.interest === exams) return [this.#repeat(goal, count, minutes)];
    return [{ kind: 'better', goal, turn: this.#takeTurn(), at: count - 1, minutes }];
  }

  #listMade({ turn, goal, at }: Open): Made[] {
    const whole = this.#goals.slice(0, turn).map((one) => ({ goal: one, count: one.steps.length }));
    return at > 0 ? [...whole, { goal, count: at }] : whole;
  }

  /** None while a step of the first goal is left out. */
  #takeIdeas(made: readonly Made[], minutes: number): ProjectPart[] {
    if (this.#isShort) return [];
    for (const { goal, count } of made.toReversed()) {
      const ideas = this.#ideas.take(goal, count, minutes);
      if (ideas.length > 0) return ideas;
    }
    return [];
  }

  #beginEarly(goal: ProjectGoal, day: number, minutes: number): ProjectPart {
    const [step] = goal.steps;
    if (!step || !isFirstStep(this.#plan, step.key)) return { kind: 'own', minutes };
    const early = shareEarlyLines(this.#plan, { ...step, lines: step.does.length });
    const lines = early.get(day);
    return lines ? { kind: 'step', goal, at: 0, lines, isEarly: true, minutes } : { kind: 'own', minutes };
  }

  #goOn(minutes: number): ProjectPart[] {
    const made = this.#goals.map((goal) => ({ goal, count: goal.steps.length }));
    const ideas = this.#takeIdeas(made, minutes);
    const goal = this.#goals.at(-1);
    if (ideas.length > 0 || !goal) return ideas;
    if (goal.interest === exams) return [this.#repeat(goal, goal.steps.length, minutes)];
    return this.#turn < ownTurns || isPersonal(goal)
      ? [{ kind: 'yours', goal, turn: this.#takeTurn(), minutes }]
      : [];
  }

  /** One test after the other, from the last of those that were sat. */
  #repeat(goal: ProjectGoal, made: number, minutes: number): ProjectPart {
    const turn = this.#takeTurn();
    return { kind: 'again', goal, turn, at: made - 1 - (turn % made), minutes };
  }

  /** Steps that have no day of their own are made when all their lines were given. */
  #isMade({ key, does }: ProjectStep, day: number): boolean {
    const isGiven = (this.#begun.get(key)?.to ?? 0) >= does.length;
    return this.#making.isMade(key, day) || (isGiven && !this.#ends.has(key));
  }

  #takeTurn(): number {
    this.#turn += 1;
    return this.#turn - 1;
  }

  /** The next lines of a step that comes later; null once all are given. */
  #begin({ key, does, minutes: all }: ProjectStep, { goal, at }: Open, minutes: number): ProjectPart | null {
    const { to: from, spent } = this.#begun.get(key) ?? { to: 0, spent: 0 };
    if (from >= does.length) return null;
    const isWhole = spent + minutes + fewMinutes > all;
    const share = Math.max(from + 1, Math.round((does.length * (spent + minutes)) / all));
    const to = isWhole ? does.length : Math.min(does.length, share);
    const used = isWhole ? Math.min(minutes, all - spent) : minutes;
    this.#begun.set(key, { to, spent: spent + used });
    return { kind: 'step', goal, at, lines: { from, to }, minutes: used };
  }
}

function findEnds({ days }: ProjectPlan): Map<string, number> {
  return new Map(days.flatMap(({ day, items }) => items.map(({ key }) => [key, day] as const)));
}
