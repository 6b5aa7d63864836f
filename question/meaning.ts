/** What a message can be, by what the learner does with it. */
export const intents = [
  'plan',
  'change',
  'followup',
  'concept',
  'error',
  'compare',
  'career',
  'next',
  'chat',
  'crisis',
  'danger',
  'discouraged',
  'cheat',
  'harm',
  'uncovered',
  'offtopic',
  'meta',
  'nonsense',
] as const;
export type Intent = (typeof intents)[number];

/** Where a part of a meaning comes from. */
const partSources = ['said', 'form', 'earlier', 'assumed', 'corrected', 'model'] as const;
type PartSource = (typeof partSources)[number];

/** Sure is answered; likely is answered with other choices beside it; lost is said to be. */
const grades = ['sure', 'likely', 'lost'] as const;
export type Grade = (typeof grades)[number];

export const levelCodes = ['beginner', 'intermediate', 'advanced'] as const;
type LevelCode = (typeof levelCodes)[number];

export const partNames = [
  'intent',
  'technologies',
  'topics',
  'known',
  'skipped',
  'days',
  'minutes',
  'weekdays',
  'start',
  'until',
  'level',
  'goal',
] as const;
export type PartName = (typeof partNames)[number];

/** What a message asks for: its values, and for each part that is set where it comes from and how sure that is. */
export type Meaning = {
  readonly intent: Intent;
  /** The next likeliest intents, at most two. */
  readonly others: readonly Intent[];
  /** Nothing; a line of care above the ordinary reply; or a reply of care alone. */
  readonly care: 'none' | 'line' | 'reply';
  /** Of the whole: the intent, and for a question its topic. */
  readonly grade: Grade;
  /** Slugs. */
  readonly technologies: readonly string[];
  /** Names that have no roadmap. */
  readonly uncovered: readonly string[];
  /** Keys of the topics that a plan leads to or that answer, best first. */
  readonly topics: readonly string[];
  /** Keys to choose from where the topic is only likely. */
  readonly choices: readonly string[];
  readonly known: readonly string[];
  readonly skipped: readonly string[];
  readonly days: number;
  /** A day, where it was said. */
  readonly minutes: number | null;
  /** From 0 for Monday; null for every day. */
  readonly weekdays: readonly number[] | null;
  /** ISO dates. */
  readonly start: string | null;
  readonly until: string | null;
  readonly level: LevelCode | null;
  /** In the learner's own words, at most 80 characters. */
  readonly goal: string | null;
  readonly tone: 'plain' | 'child' | 'warm';
  /** Of the message, as a code of two letters; "en" where it is not sure. */
  readonly language: string;
  /** What it does with the reply before it, where it is about that. */
  readonly followup: string | null;
  readonly parts: Readonly<Partial<Record<PartName, MeaningPart>>>;
  /** How technologies and topics are called, by slug and by key. */
  readonly names: Readonly<Record<string, string>>;
};

export type MeaningPart = { readonly source: PartSource; readonly grade: Grade };

/** What the learner set by hand. */
export type Corrections = Partial<
  Pick<
    Meaning,
    | 'intent'
    | 'technologies'
    | 'topics'
    | 'known'
    | 'skipped'
    | 'days'
    | 'minutes'
    | 'weekdays'
    | 'start'
    | 'until'
    | 'level'
    | 'goal'
  >
>;
