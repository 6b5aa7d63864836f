const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** A local date of the journal, such as 2026-11-21, as "21 November". */
export function formatDate(date: string): string {
  return long.format(new Date(`${date}T00:00Z`));
}

/** The same with its day of the week and year: "Saturday 21 November 2026". */
export function formatWholeDate(date: string): string {
  return whole.format(new Date(`${date}T00:00Z`)).replace(',', '');
}

/** The learner's date now. */
export function readToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
