import type { TopicIndex } from '../search/index.ts';
import type { Mention } from './names/mentions.ts';
import type { Subject } from './names/subjects.ts';
import type { FieldReading } from './names/technologies.ts';

export type MessageWords = {
  readonly index: TopicIndex;
  readonly text: string;
  /** Without orders to a machine. */
  readonly kept: string;
  /** The same in English, as far as its terms can be translated. */
  readonly terms: string;
  readonly english: boolean;
  readonly field: FieldReading;
  readonly thing: string | undefined;
  readonly mentions: readonly Mention[];
  readonly subject: Subject;
  readonly technologies: readonly string[];
  readonly bundle: string | undefined;
  readonly goal: string | null;
};
