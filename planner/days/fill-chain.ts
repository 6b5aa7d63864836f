import { type Course, isOwnStep, isStep, keysOf } from '../select/course.ts';
import { shareIdeas } from '../time/ideas.ts';
import { sum } from '../time/minutes.ts';
import type { Day, Fill } from '../types/plan.ts';
import type { Draft } from './fill-spare-time.ts';
import { ProjectPicker } from './project-picker.ts';

/** In minutes. Beside topics or on a day of its own, less is not worth a line; on a short day a third is. Our own choice. */
const [minBeside, minAlone] = [15, 5];
/** In minutes: to begin the first step, or to improve what is made, a sentence has to do. Our own choice. */
const maxSentence = 30;
/** Where the days are too few for the next step, what is made is improved that often, if there are minutes. Our own choice. */
const [maxImproving, minImproving] = [2, 15];

type Earlier = {
  readonly learned: readonly number[];
  readonly past: readonly Day[];
  readonly lastWork: number;
};

/** Minutes left are for ideas, each once. While a step of the goal is left out, there is no time for ideas. */
export function fillChain(course: Course, days: readonly Draft[], earlier: Earlier): (Fill | undefined)[] {
  const picker = new ProjectPicker(course);
  picker.finish(earlier.learned);
  const filler = new ChainFiller(course, days, earlier);
  return days.map((draft) => {
    picker.finish(draft.finished);
    const minutes = draft.day > earlier.lastWork ? 0 : filler.fill(draft);
    return minutes > 0 ? { kind: 'project', minutes, about: keysOf(course, picker.latest()) } : undefined;
  });
}

class ChainFiller {
  readonly #course: Course;
  readonly #isShort: boolean;
  readonly #lastNew: number;
  #ideas: number;
  #hasMade: boolean;
  #improving = 0;

  constructor(course: Course, days: readonly Draft[], { learned, past }: Omit<Earlier, 'lastWork'>) {
    const finished = new Set([...learned, ...days.flatMap((day) => day.finished)]);
    const isOpen = (topic: number) => !course.known[topic] && !finished.has(topic);
    this.#course = course;
    this.#isShort = course.topics.some((_, topic) => isOwnStep(course, topic) && isOpen(topic));
    this.#lastNew = days.findLast(({ topics }) => topics.length > 0)?.day ?? 0;
    const spent = sum(past.map(({ fill }) => (fill ? shareIdeas(fill.minutes, Infinity).ideas : 0)));
    this.#ideas = Math.max(0, this.#count(learned) - spent);
    const steps = [...course.topics.keys()].filter((topic) => isStep(course, topic));
    this.#hasMade = steps.every((step) => course.known[step]) || steps.some((step) => learned.includes(step));
  }

  fill({ day, type, finished, topics, spare, budget }: Draft): number {
    this.#ideas += this.#count(finished);
    this.#hasMade ||= finished.some((topic) => isStep(this.#course, topic));
    const isAlone = topics.length === 0;
    const min = isAlone ? minAlone : Math.min(minBeside, budget / 3);
    if (type === 'rest' || spare < min) return 0;
    const sentence = Math.min(spare, maxSentence);
    if (!this.#hasMade) return topics.some((topic) => isStep(this.#course, topic)) ? 0 : sentence;
    if (this.#ideas > 0) return this.#useIdeas(spare);
    if (isAlone && day < this.#lastNew) return sentence;
    return this.#isShort && spare >= minImproving ? this.#improve(sentence) : 0;
  }

  #improve(minutes: number): number {
    if (this.#improving === maxImproving) return 0;
    this.#improving += 1;
    return minutes;
  }

  #useIdeas(spare: number): number {
    const { ideas, minutes } = shareIdeas(spare, this.#ideas);
    this.#ideas -= ideas;
    return minutes;
  }

  #count(topics: readonly number[]): number {
    return this.#isShort ? 0 : sum(topics.map((topic) => this.#course.topics[topic]?.ideas ?? 0));
  }
}
