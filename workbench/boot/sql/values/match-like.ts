const kept = new Map<string, RegExp>();

/** LIKE: `%` is any text, `_` one character, and `\` takes the meaning of both away. */
export function matchesLike(value: string, pattern: string, isExact: boolean): boolean {
  return compile(fold(pattern, isExact)).test(fold(value, isExact));
}

/** Without accents and in small letters, as texts are compared. */
function fold(text: string, isExact: boolean): string {
  return isExact
    ? text
    : text
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .toLowerCase();
}

function compile(pattern: string): RegExp {
  const known = kept.get(pattern);
  if (known) return known;
  const source = pattern.replaceAll(/\\([\s\S])|([\s\S])/gu, (_, escaped?: string, plain?: string) => {
    if (escaped !== undefined) return RegExp.escape(escaped);
    if (plain === '%') return '[\\s\\S]*';
    return plain === '_' ? '[\\s\\S]' : RegExp.escape(plain ?? '');
  });
  const made = new RegExp(`^${source}$`, 'u');
  kept.set(pattern, made);
  return made;
}
