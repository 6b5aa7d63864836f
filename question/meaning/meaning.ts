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

export const partSources = ['said', 'form', 'earlier', 'assumed', 'corrected', 'model'] as const;
type PartSource = (typeof partSources)[number];

/** Sure: answered. Likely: answered, with other choices. Lost: said to be not understood. */
export const grades = ['sure', 'likely', 'lost'] as const;
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
  'goalId',
] as const;
export type PartName = (typeof partNames)[number];

/** What a message asks for: its values, and where each part comes from and how sure it is. */
export type Meaning = {
  readonly intent: Intent;
  readonly others: readonly Intent[];
  /** None, a line of care above the ordinary reply, or a reply of care alone. */
  readonly care: 'none' | 'line' | 'reply';
  /** Of the whole: the intent, and for a question its topic. */
  readonly grade: Grade;
  readonly technologies: readonly string[];
  readonly uncovered: readonly string[];
  /** Keys of the topics that a plan leads to or that answer, best first. */
  readonly topics: readonly string[];
  /** Keys to choose from if the topic is only likely. */
  readonly choices: readonly string[];
  readonly known: readonly string[];
  readonly skipped: readonly string[];
  readonly days: number;
  /** For a day, if said. */
  readonly minutes: number | null;
  /** From 0 for Monday; null for every day. */
  readonly weekdays: readonly number[] | null;
  readonly start: string | null;
  readonly until: string | null;
  readonly level: LevelCode | null;
  /** In the learner's own words, at most 80 characters. */
  readonly goal: string | null;
  readonly goalId: string | null;
  /** At most three ids, the nearest first. */
  readonly goalChoices: readonly string[];
  readonly tone: 'plain' | 'child' | 'warm';
  /** The language of the message as a code of two letters; "en" if unsure. */
  readonly language: string;
  /** What it wants of the reply before it. */
  readonly followup: string | null;
  readonly parts: Readonly<Partial<Record<PartName, MeaningPart>>>;
  /** The names of technologies, topics and goals, by slug, key and id. */
  readonly names: Readonly<Record<string, string>>;
};

export type MeaningValues = Omit<Meaning, 'parts' | 'names' | 'care'>;

export type MeaningPart = { readonly source: PartSource; readonly grade: Grade };

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
    | 'goalId'
  >
>;
