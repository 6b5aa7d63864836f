// Made when it is first needed: a browser reads much for it.
let format: Intl.ListFormat | undefined;

export function joinWords(words: readonly string[]): string {
  return formatter().format(words);
}

export function listSome(words: readonly string[], max: number): string {
  const more = words.length > max ? [`${words.length - max} more`] : [];
  return joinWords([...words.slice(0, max), ...more]);
}

export function listChoices(words: readonly string[]): string {
  const [first, last] = [words.slice(0, -1), words.slice(-1)];
  return first.length === 0 ? last.join('') : `${first.join(', ')} or ${last.join('')}`;
}

/** What comes before each item of a list, for a list of more than words: "", ", " or " and ". */
export function listJoints(length: number): string[] {
  const parts = formatter().formatToParts(Array.from({ length }, () => '-'));
  return ['', ...parts.flatMap(({ type, value }) => (type === 'literal' ? [value] : []))].slice(0, length);
}

function formatter(): Intl.ListFormat {
  format ??= new Intl.ListFormat('en-GB');
  return format;
}
