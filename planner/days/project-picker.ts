import { importanceWeights } from '../types/plan-topic.ts';
import { type Course, isStep } from '../select/course.ts';

/** Our own choice. */
const maxTopics = 4;

/** The topics of the week, else one learned chapter after the other. */
export class ProjectPicker {
  readonly #course: Course;
  readonly #learned: number[] = [];
  readonly #chapters = new Map<string, number[]>();
  #week: number[] = [];
  #turn = 0;

  constructor(course: Course) {
    this.#course = course;
  }

  /** Steps of a goal are work on the project themselves. */
  finish(finished: readonly number[]): void {
    const topics = finished.filter((topic) => !isStep(this.#course, topic));
    this.#learned.push(...topics);
    this.#week.push(...topics);
    for (const topic of topics) {
      const chapter = this.#chapterOf(topic);
      this.#chapters.set(chapter, [...(this.#chapters.get(chapter) ?? []), topic]);
    }
  }

  /** Two to four topics in curriculum order, or fewer if the learner has not finished two. */
  pick(): number[] {
    const week = this.#week;
    this.#week = [];
    if (week.length > 1) return this.#pickImportant(week);
    if (week.length === 1) return this.#learned.slice(-2).toSorted((a, b) => a - b);
    const chapters = [...this.#chapters.values()];
    const chapter = chapters[this.#turn % Math.max(1, chapters.length)] ?? [];
    this.#turn += 1;
    return this.#pickImportant(chapter);
  }

  latest(): number[] {
    const latest = this.#week.length > 0 ? this.#week : this.#learned.slice(-2);
    return this.#pickImportant(latest);
  }

  #pickImportant(topics: readonly number[]): number[] {
    const weigh = (topic: number) => importanceWeights[this.#course.topics[topic]?.importance ?? 'niche'];
    const sorted = topics.toSorted((a, b) => weigh(b) - weigh(a) || a - b);
    return sorted.slice(0, maxTopics).toSorted((a, b) => a - b);
  }

  #chapterOf(topic: number): string {
    const { technology, chapter } = this.#course.topics[topic] ?? { technology: '', chapter: '' };
    return `${technology}/${chapter}`;
  }
}
