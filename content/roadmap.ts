import type { Icon, Importance, Link } from './schema.ts';

/** What a technology's file says, with every link and prerequisite resolved: what the site, the planner and the assistant read. */
export type Roadmap = {
  readonly slug: string;
  readonly name: string;
  readonly heading: string;
  readonly summary: string;
  readonly icon: Icon;
  /** What learners call it; the first as it is written. */
  readonly names: readonly string[];
  /** Slugs of the technologies to learn first. */
  readonly needs: readonly string[];
  /** Slugs of those that may answer a question on it, and of those that beginners mean as often when they name it. */
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
  readonly chapters: readonly Chapter[];
  /** The titles of what it mentions of others: technologies by slug, topics by key. */
  readonly mentions: Readonly<Record<string, string>>;
};

export type Chapter = {
  readonly title: string;
  readonly minutes: number;
  readonly project: { readonly title: string; readonly brief: string };
  readonly topics: readonly Topic[];
};

export type Topic = {
  /** Technology and slug: "python/lists". */
  readonly key: string;
  readonly technology: string;
  /** Its anchor on the page of its roadmap. */
  readonly slug: string;
  /** The number that the specification counts it by: its place in its roadmap. */
  readonly number: number;
  readonly title: string;
  readonly chapter: string;
  readonly href: string;
  readonly level: Level;
  readonly importance: Importance;
  readonly minutes: number;
  /** Keys of the topics to learn first. */
  readonly prerequisites: readonly string[];
  /** What a learner types who does not know the title. */
  readonly aliases: readonly string[];
  readonly description: string;
  readonly task: string;
  readonly check: { readonly ask: string; readonly answer: string };
  /** Best first. */
  readonly websites: readonly Website[];
};

/** 1 beginner, 2 intermediate, 3 advanced. */
export type Level = 1 | 2 | 3;

/** A page or a video of the registry. */
export type Website = Pick<Link, 'url' | 'title' | 'kind' | 'cost'> & { readonly host: string };
