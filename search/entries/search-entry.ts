export type EntryKind = 'topic' | 'technology' | 'goal' | 'project';

export type SearchEntry = {
  readonly kind: EntryKind;
  /** Such as "python/lists" for a topic, and unique within its kind. */
  readonly key: string;
  readonly title: string;
  readonly technologies: readonly string[];
  readonly names: readonly string[];
  /** What learners type when it would help them. */
  readonly questions: readonly string[];
  readonly chapter: string;
  readonly minutes: number;
  /** 1 for what most learners need, less for what few of them do. */
  readonly weight: number;
  readonly words?: string;
};

type EntryTechnology = { readonly slug: string; readonly names: readonly string[] };

export type EntryList = {
  readonly entries: readonly SearchEntry[];
  readonly technologies: readonly EntryTechnology[];
};
