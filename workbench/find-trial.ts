import { missingGit } from '#workbench/missing-git.ts';

/** How a listing is tried where it is read: as a program, as a page, or in the playground alone. */
export type Trial = 'program' | 'page' | 'playground';

/** Technologies whose listings need neither a library nor a server. */
const plain = /^(html|css|javascript|typescript|python|json|dsa|sql|git|php|ruby|mongo)$/;

/** What runtimes in the browser do not have. */
const missing: Readonly<Record<string, RegExp>> = {
  bash: missingGit,
  javascript: /^import\b|\b(?:import|require|fetch)\(|\bprocess\./m,
  typescript:
    /^(?:import|export)\b|\b(?:import|require|fetch)\(|\bprocess\.|\bdocument\.|^\s*(?:export )?(?:declare )?namespace /m,
  php: /Fiber|shell_exec|sodium/,
  python: /^\s*(?:import|from) (?:concurrent|multiprocessing|requests|subprocess|threading)\b/m,
  ruby: /Thread|"benchmark/,
  mongo: /\bexplain\(/,
  // A server is needed, or its own client and files.
  sql: /\b(?:CALL|EXPLAIN|GRANT|LOAD|PROCEDURE|REPLICA|USER)\b|^\\!/m,
};

/** What of a listing decides it. */
type Tried = {
  readonly code: string;
  readonly language: string;
  readonly setup?: string | undefined;
  readonly fails?: string | undefined;
  readonly files?: unknown;
};

/** Null if it can be tried nowhere here, such as one with other files, or with an error that only a compiler finds. */
export function findTrial(technology: string, listing: Tried): Trial | null {
  const { code, setup = '', files, fails, language } = listing;
  if (files || !plain.test(technology)) return null;
  // The shell beside Git has its own jq and curl, which differ from what learners install.
  if (language === 'bash' && technology !== 'git') return null;
  if (language === 'html' || language === 'css') return 'page';
  if (!missing[language] || missing[language].test(`${setup}\n${code}`)) return null;
  if (language === 'typescript' && fails) return null;
  if (!/^\s*<[^?]/.test(setup) && !/\bdocument\./.test(code)) return 'program';
  // A frame opens no dialogs.
  return language === 'javascript' && !fails && !/\b(?:alert|confirm|prompt)\(/.test(code)
    ? 'playground'
    : null;
}
