import type { Course } from '../model/course.ts';
import { importanceWeights } from '../model/topic.ts';

const mostTopics = 4;

/** Says what a week's project is built with: what the week taught, else chapter after chapter of what is learnt. */
export class ProjectPicker {
  readonly #course: Course;
  readonly #learnt: number[] = [];
  readonly #chapters = new Map<string, number[]>();
  #week: number[] = [];
  #turn = 0;

  constructor(course: Course) {
    this.#course = course;
  }

  /** Takes note of topics that were just finished. */
  finish(topics: readonly number[]): void {
    this.#learnt.push(...topics);
    this.#week.push(...topics);
    for (const topic of topics) {
      const chapter = this.#chapterOf(topic);
      this.#chapters.set(chapter, [...(this.#chapters.get(chapter) ?? []), topic]);
    }
  }

  /** Two to four topics in curriculum order; fewer only where no more are learnt. */
  pick(): number[] {
    const week = this.#week;
    this.#week = [];
    if (week.length > 1) return this.#mostImportant(week);
    if (week.length === 1) return this.#learnt.slice(-2).toSorted((a, b) => a - b);
    const chapters = [...this.#chapters.values()];
    const chapter = chapters[this.#turn % Math.max(1, chapters.length)] ?? [];
    this.#turn += 1;
    return this.#mostImportant(chapter);
  }

  #mostImportant(topics: readonly number[]): number[] {
    const weigh = (topic: number) => importanceWeights[this.#course.topics[topic]?.importance ?? 'niche'];
    const sorted = topics.toSorted((a, b) => weigh(b) - weigh(a) || a - b);
    return sorted.slice(0, mostTopics).toSorted((a, b) => a - b);
  }

  #chapterOf(topic: number): string {
    const { technology, chapter } = this.#course.topics[topic] ?? { technology: '', chapter: '' };
    return `${technology}/${chapter}`;
  }
}
