/** The time now, or so many milliseconds from now, as the tables keep it: ISO text, which sorts as time does. */
export function makeStamp(fromNow = 0): string {
  return new Date(Date.now() + fromNow).toISOString();
}
