import type { DirectAnswer } from './answers/answer-schema.ts';
import type { Careers } from './careers/career-schema.ts';
import type { Contrast } from './contrast-schema.ts';
import type { CodeLanguage } from './examples/example-schema.ts';
import type { TopicExercise } from './exercises/compile-exercise.ts';
import type { CompiledGoal } from './goals.ts';
import type { PackedErrors } from './errors/pack-errors.ts';
import type { Requirement } from './requirements/requirement-schema.ts';
import type { IconSource, Importance, Level, Link, OtherNames, TechnologyGroup } from './schema.ts';
import type { Wishes } from './wishes.ts';

/** Everything that the assistant answers from. */
export type LibraryContent = {
  readonly roadmaps: readonly Roadmap[];
  readonly names: OtherNames;
  readonly questions: Questions;
  readonly errors: PackedErrors;
  readonly contrasts: readonly Contrast[];
  readonly answers: readonly DirectAnswer[];
  readonly careers: Careers;
  readonly goals: readonly CompiledGoal[];
  readonly wishes: Wishes;
  readonly requirements: readonly Requirement[];
};

/** Where the build wrote it: each roadmap in a file of its own, and in a second one the answers that a first visit does not store. */
export type LibraryFiles = {
  readonly [Part in keyof LibraryContent]: Part extends 'roadmaps' | 'answers' ? readonly string[] : string;
};

/** By technology, what learners type when a topic would help them, for each of its topics in their order. */
export type Questions = Readonly<Record<string, readonly (readonly string[])[]>>;

/** A technology with every link and prerequisite resolved, as the site, the planner and the assistant read it. */
export type Roadmap = {
  readonly slug: string;
  readonly name: string;
  readonly heading: string;
  readonly group: TechnologyGroup;
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
  readonly example?: TopicExample;
  readonly task: string;
  readonly exercise?: TopicExercise;
  readonly check: { readonly ask: string; readonly answer: string };
  /** Best first, and those that are gone last. */
  readonly websites: readonly Website[];
  /** Its place on the quick path, from 1. */
  readonly quick?: number;
};

/** A worked case in a few lines, or a listing that was run, with what came of it. */
export type TopicExample = WorkedCase | Listing;

type WorkedCase = { readonly when: string; readonly case: string };

/** Exactly one of `prints`, `fails` and `looks` is there. */
export type Listing = {
  /** Says when one needs this. */
  readonly when: string;
  readonly code: string;
  /** What is colored how: kind and length of each piece, such as "k3p1t5". */
  readonly marks: string;
  /** What the code is written in. */
  readonly language: CodeLanguage;
  readonly file?: string | undefined;
  /** What was there before: tables, commands, HTML around it, lines before the code. */
  readonly setup?: string | undefined;
  /** Other files beside it, by name. */
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** Lines that it reads from standard input. */
  readonly input?: string | undefined;
  readonly prints?: string;
  readonly fails?: string;
  /** Says what is seen in the page. */
  readonly looks?: string;
};

export type Website = Pick<Link, 'url' | 'title' | 'kind' | 'cost'> & {
  /** BCP 47 language tag, unless it is English. */
  readonly language?: string;
  /** The last month in which it was opened and worked, such as "2026-09". */
  readonly worked?: string;
  /** For a page that nobody has opened: the last month in which it was listed elsewhere. */
  readonly listed?: string;
  /** The address of a page that is gone. `url` is then a stored copy, or the same address if there is none. */
  readonly gone?: string;
};
