/** A time zone, such as "Europe/Berlin", with its daylight saving time. */
type Zone = {
  /** The moment of a date such as 2026-11-23 and a time such as 18:00 there. */
  readonly findMoment: (date: string, clock: string) => Date;
  readonly dateAt: (moment: Date) => string;
};

/** Throws a RangeError if there is no such zone. */
export function makeZone(name: string): Zone {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: name,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  /** As if the clock there were in UTC; in Swedish a time is "2026-11-23 18:00:00". */
  const readLocal = (moment: number) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
  const offsetAt = (moment: number) => readLocal(moment) - moment;
  return {
    findMoment: (date, clock) => {
      const local = Date.parse(`${date}T${clock}Z`);
      const near = local - offsetAt(local);
      return new Date(local - offsetAt(near));
    },
    dateAt: (moment) => format.format(moment).slice(0, 10),
  };
}
