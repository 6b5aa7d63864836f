let format: Intl.ListFormat | undefined;

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[]): string {
  return formatter().format(words);
}

/** The first of some words, and how many more there are. */
export function listSome(words: readonly string[], max: number): string {
  const more = words.length > max ? [`${words.length - max} more`] : [];
  return joinWords([...words.slice(0, max), ...more]);
}

/** What comes before each item of a list, for a list of more than words: "", ", " or " and ". */
export function listJoints(length: number): string[] {
  const parts = formatter().formatToParts(Array.from({ length }, () => '-'));
  return ['', ...parts.flatMap(({ type, value }) => (type === 'literal' ? [value] : []))].slice(0, length);
}

// Made when it is first needed, as a browser has much to read for it.
function formatter(): Intl.ListFormat {
  format ??= new Intl.ListFormat('en-GB');
  return format;
}
