// Made when it is first needed: a browser reads much for it.
let whole: Intl.DateTimeFormat | undefined;
let short: Intl.DateTimeFormat | undefined;
let month: Intl.DateTimeFormat | undefined;
let moment: Intl.DateTimeFormat | undefined;

/** A local date of the journal, such as 2026-11-21, as "21 November". */
export function formatDate(date: string): string {
  return formatWholeDate(date).split(' ').slice(1, 3).join(' ');
}

export function formatWholeDate(date: string): string {
  whole ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  return whole.format(new Date(`${date}T00:00Z`)).replace(',', '');
}

export function formatShortDate(date: string): string {
  short ??= new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return short.format(new Date(`${date}T00:00Z`)).replace(',', '');
}

/** A month such as 2026-09 as "September 2026". */
export function formatMonth(yearAndMonth: string): string {
  month ??= new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(`${yearAndMonth}-01T00:00Z`));
}

export function formatMoment(stamp: string): string {
  moment ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return moment.format(new Date(stamp)).replace(' at ', ', ');
}

export function readToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
