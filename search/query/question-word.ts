import type { Option } from './options.ts';

/**
 * What a word does in a question: `topic` says what it is about; `everyday` too, but only where a title or an alias holds it; `name` is the
 * technology's own name and `code` an everyday word that could be code: both rank a little and prove nothing.
 */
type Role = 'topic' | 'everyday' | 'name' | 'code';

export type QuestionWord = {
  readonly text: string;
  readonly options: readonly Option[];
  readonly role: Role;
};
