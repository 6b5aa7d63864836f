const units = '(?:days?|weeks?|months?|minutes?|mins?|hours?)';
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const ones = 'one|two|three|four|five|six|seven|eight|nine';
const numbers = `(?:\\d{1,4}|${tens}(?:[ -](?:${ones}))?|${ones}|ten|eleven|twelve|thirteen|fourteen|fifteen|eighteen|hundred|dozen|half an|half a|a couple of|a few|several)`;
const time = new RegExp(
  [
    String.raw`\b${units} ?-? ?${numbers}\b`,
    String.raw`(?<![a-z])${numbers} ?-? ?${units}\b`,
    String.raw`\ban? (?:week|month|hour)\b`,
    String.raw`\bin an? (?:day|minute)\b`,
  ].join('|'),
  'i',
);

/** Whether a line names a day or a duration, which only the plan may do. Expects single spaces. */
export function namesTime(line: string): boolean {
  return time.test(line);
}
