import type { FindReady } from './find-known-days.ts';
import { IdeaList } from './idea-list.ts';
import type { ProjectChapter, ProjectGoal, ProjectPart } from './project-part.ts';
import type { PickedStep } from './step-picker.ts';

/** A chapter's project takes about an hour. Our own choice. */
const chapterMinutes = 60;

/** What to do where no step is possible: the project of a chapter, then more from what is made, then the latest topics. */
export class ProjectFallback {
  readonly #chapters: readonly (ProjectChapter & { readonly ready: number })[];
  readonly #spent = new Map<ProjectChapter, number>();
  readonly #made: ProjectGoal[] = [];
  readonly #ideas = new IdeaList();
  #last: PickedStep | undefined;
  #turn = 0;

  constructor(chapters: readonly ProjectChapter[], findReady: FindReady) {
    this.#chapters = chapters.map((chapter) => ({ ...chapter, ready: findReady(chapter.topics) }));
  }

  note(steps: readonly PickedStep[]): void {
    this.#last = steps.at(-1) ?? this.#last;
    this.#made.push(...steps.filter(({ goal, made }) => made === goal.steps.length).map(({ goal }) => goal));
  }

  choose(day: number, minutes: number): ProjectPart[] {
    const chapter = this.#chapters
      .filter((one) => one.ready <= day && (this.#spent.get(one) ?? 0) < chapterMinutes)
      .toSorted((a, b) => Number(this.#spent.has(b)) - Number(this.#spent.has(a)) || b.ready - a.ready)[0];
    if (chapter) return [this.#tell(chapter, minutes)];
    const ideas = this.#takeIdeas(minutes);
    return ideas.length > 0 ? ideas : [this.#improve(minutes)];
  }

  #tell(chapter: ProjectChapter, minutes: number): ProjectPart {
    const spent = this.#spent.get(chapter);
    this.#spent.set(chapter, (spent ?? 0) + minutes);
    return { kind: 'chapter', chapter, begins: spent === undefined, minutes };
  }

  #takeIdeas(minutes: number): ProjectPart[] {
    const tries = [
      ...(this.#last ? [this.#last] : []),
      ...this.#made.map((goal) => ({ goal, made: goal.steps.length })),
    ];
    for (const { goal, made } of tries) {
      const ideas = this.#ideas.take(goal, made, minutes);
      if (ideas.length > 0) return ideas;
    }
    return [];
  }

  #improve(minutes: number): ProjectPart {
    const count = this.#made.length;
    const goal = this.#made[this.#turn % Math.max(1, count)];
    const turn = goal ? Math.floor(this.#turn / count) : this.#turn;
    this.#turn += 1;
    if (goal) return { kind: 'yours', goal, turn, minutes };
    if (this.#last) return { kind: 'better', goal: this.#last.goal, at: this.#last.at, turn, minutes };
    return { kind: 'own', minutes };
  }
}
