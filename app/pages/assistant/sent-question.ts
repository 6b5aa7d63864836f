/** A question with the fields that it was sent with. */
export type SentQuestion = {
  readonly name: string;
  readonly age: string;
  readonly level: string;
  readonly days: string;
  readonly language: string;
  readonly problem: string;
};

/** What a reader wants to know of the fields: "Python, 30 days". */
export function describeSentQuestion({ language, days }: SentQuestion): string {
  return `${language.trim()}, ${days.trim()} ${Number(days) === 1 ? 'day' : 'days'}`;
}
