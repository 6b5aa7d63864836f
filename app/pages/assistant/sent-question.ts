import { plural } from '#wording/counts.ts';

export type SentQuestion = {
  readonly name: string;
  readonly age: string;
  readonly level: string;
  readonly days: string;
  readonly language: string;
  readonly problem: string;
};

/** "Python, 30 days". */
export function describeSentQuestion({ language, days }: SentQuestion): string {
  return `${language.trim()}, ${days.trim()} ${plural(Number(days), 'day')}`;
}
