/** With these, what most people want is made; others are for those who name them. */
export const usualTechnologies: ReadonlySet<string> = new Set([
  'html',
  'css',
  'javascript',
  'python',
  'sql',
  'nodejs',
  'express',
  'git',
  'dsa',
]);

/** What is used on a screen, and not in a terminal. */
export const shownWords =
  /\b(?:apps?|browser|buttons?|clicks?|homepage|ipad|online|pages?|phones?|screens?|sites?|tablet|taps?|web|websites?)\b/u;
