import { shareIdeas } from '#planner/time/ideas.ts';

import type { ProjectGoal, ProjectPart } from './project-part.ts';

/** What to add to what is made, each idea once, those of the latest step first. */
export class IdeaList {
  readonly #given = new Set<string>();

  /** One idea or several for some minutes; `made` is how many steps of the goal are made. Empty if all are given. */
  take(goal: ProjectGoal, made: number, minutes: number): ProjectPart[] {
    const count = shareIdeas(minutes, Infinity).ideas;
    const open = goal.steps
      .slice(0, made)
      .flatMap(({ more }, at) => more.map((idea) => ({ at, idea })))
      .filter((one) => !this.#given.has(nameIdea(goal, one.idea)));
    const ideas = open.toSorted((a, b) => b.at - a.at).slice(0, count);
    return ideas.map(({ at, idea }, index) => {
      this.#given.add(nameIdea(goal, idea));
      return { kind: 'more', goal, at, idea, minutes: share(minutes, ideas.length, index) };
    });
  }
}

function nameIdea({ id }: ProjectGoal, idea: string): string {
  return `${id} ${idea}`;
}

function share(minutes: number, count: number, index: number): number {
  return Math.floor((minutes * (index + 1)) / count) - Math.floor((minutes * index) / count);
}
