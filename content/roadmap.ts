import type { Contrast } from './contrast-schema.ts';
import type { KnownError } from './error-schema.ts';
import type { CompiledGoal } from './goals.ts';
import type { IconSource, Importance, Level, Link, OtherNames } from './schema.ts';
import type { Wishes } from './wishes.ts';

/** Everything that the assistant answers from. */
export type LibraryContent = {
  readonly roadmaps: readonly Roadmap[];
  readonly names: OtherNames;
  readonly questions: Questions;
  readonly errors: readonly KnownError[];
  readonly contrasts: readonly Contrast[];
  readonly goals: readonly CompiledGoal[];
  readonly wishes: Wishes;
};

/** Where the build wrote it: each roadmap in a file of its own. */
export type LibraryFiles = {
  readonly [Part in keyof LibraryContent]: Part extends 'roadmaps' ? readonly string[] : string;
};

/** By technology, what learners type when a topic would help them, for each of its topics in their order. */
export type Questions = Readonly<Record<string, readonly (readonly string[])[]>>;

/** A technology with every link and prerequisite resolved, as the site, the planner and the assistant read it. */
export type Roadmap = {
  readonly slug: string;
  readonly name: string;
  readonly heading: string;
  readonly summary: string;
  readonly icon: IconSource;
  /** Learners' names for it. The first has the usual spelling. */
  readonly names: readonly string[];
  /** Slugs of technologies to learn first. */
  readonly needs: readonly string[];
  /** Slugs of technologies that may answer a question on it, and of those that beginners often mean by its name. */
  readonly near: readonly string[];
  readonly meant: readonly string[];
  readonly topicCount: number;
  readonly minutes: number;
  readonly videos: {
    readonly number: number;
    readonly label: string;
    readonly description: string;
    readonly links: readonly Website[];
  };
  /** Keys of 10 to 15 topics that lead to the first thing that works, in the order to learn them. */
  readonly quickPath: readonly string[];
  /** What one has made at its end, as a sentence. */
  readonly quickMakes: string;
  readonly chapters: readonly ChapterSection[];
  /** Titles of what it mentions of other roadmaps: technologies by slug, topics by key. */
  readonly mentions: Readonly<Record<string, string>>;
};

export type ChapterSection = {
  readonly title: string;
  readonly minutes: number;
  readonly project: { readonly title: string; readonly brief: string };
  readonly topics: readonly TopicSection[];
};

export type TopicSection = {
  /** Such as "python/lists". */
  readonly key: string;
  readonly technology: string;
  readonly slug: string;
  /** The specification's number of it: its position in its roadmap. */
  readonly number: number;
  readonly title: string;
  readonly chapter: string;
  readonly level: Level;
  readonly importance: Importance;
  readonly minutes: number;
  /** Keys of topics to learn first. */
  readonly prerequisites: readonly string[];
  /** What a learner might type without knowing the title. */
  readonly aliases: readonly string[];
  readonly description: string;
  readonly task: string;
  readonly check: { readonly ask: string; readonly answer: string };
  /** Best first. */
  readonly websites: readonly Website[];
  /** Its place on the quick path, from 1. */
  readonly quick?: number;
};

export type Website = Pick<Link, 'url' | 'title' | 'kind' | 'cost'>;
