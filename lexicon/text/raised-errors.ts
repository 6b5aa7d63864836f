/** Errors that a language raises by itself, whatever library is in use: then its own roadmap explains them best. */
export const raisedErrors: readonly (readonly [technology: string, error: RegExp])[] = [
  [
    'javascript',
    /\bcannot (?:read|set|access|destructure|convert)\b.{0,40}\b(?:undefined|null|before initialization)\b|\bis not (?:a function|iterable|a constructor)\b|\bassignment to constant variable\b|\bunexpected token\b|\bmaximum call stack size exceeded\b/iu,
  ],
];
