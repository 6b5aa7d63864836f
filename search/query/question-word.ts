import type { Option } from './options.ts';

/** `everyday` counts only in a title or alias; `name`, the technology's own, and `code` rank and prove nothing. */
type Role = 'topic' | 'everyday' | 'name' | 'code';

export type QuestionWord = {
  readonly text: string;
  readonly options: readonly Option[];
  readonly role: Role;
};
