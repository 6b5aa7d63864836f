/** Now, or that many milliseconds later, as ISO text that sorts by time. */
export function makeTimestamp(fromNow = 0): string {
  return new Date(Date.now() + fromNow).toISOString();
}
