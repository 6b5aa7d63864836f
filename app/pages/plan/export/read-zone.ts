/** The learner's time zone, such as "Europe/Berlin". */
export function readZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
