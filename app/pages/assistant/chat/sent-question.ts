import { plural } from '#wording/counts.ts';

import { readText } from '../../../ui/read-text.ts';

export type SentQuestion = {
  readonly name: string;
  readonly age: string;
  readonly level: string;
  readonly days: string;
  readonly language: string;
  readonly problem: string;
};

export function readSentQuestion(data: FormData): SentQuestion {
  return {
    name: readText(data, 'name'),
    age: readText(data, 'age'),
    level: readText(data, 'level'),
    days: readText(data, 'days'),
    language: readText(data, 'language'),
    problem: readText(data, 'problem'),
  };
}

/** "Python, 30 days". */
export function describeSentQuestion({ language, days }: SentQuestion): string {
  return `${language.trim()}, ${days.trim()} ${plural(Number(days), 'day')}`;
}
