/** The name that an error was met at, which says less of it than the error: "(reading 'map')", "(setting 'value')". */
export const metAt = /\((?:reading|setting|evaluating|calling) '([^'\s]+)'\)/giu;

/** What a console puts around an error and what says nothing of it: where it stands, how it was caught. */
export const consoleWords = new RegExp(
  [
    // main.c:5:5: · C:\work\app.py · /home/me/app.js:12 · on line 5 · at line 1 · line 24, column 5
    String.raw`(?<![\w/\\.])(?:[a-z]:)?[\w.~-]*(?:[/\\][\w.~-]+)*\.[a-z]{1,4}:\d+(?::\d+)?:?`,
    String.raw`\b(?:on|at|in|from) line \d+\b|\bline \d+,? (?:column|col) \d+\b`,
    // The frames of a report.
    String.raw`\btraceback \(most recent call last\):?|\bexception in thread "[^"]*"|\brequire stack:`,
    String.raw`\b(?:uncaught|unhandled) (?=\w*(?:error|exception)\b)|\b(?:fatal error|warning|error): (?=\w)|\btypeerror: (?=\w+ \w+)`,
    String.raw`\bthe above error\b|\bwarning message:`,
  ].join('|'),
  'giu',
);
