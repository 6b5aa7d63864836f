/** A question with the fields that it was sent with. */
export type Asked = {
  readonly name: string;
  readonly age: string;
  readonly level: string;
  readonly days: string;
  readonly language: string;
  readonly problem: string;
};

/** What a reader wants to know of the fields: "Python, 30 days". */
export function describeAsked({ language, days }: Asked): string {
  return `${language.trim()}, ${days.trim()} ${Number(days) === 1 ? 'day' : 'days'}`;
}
