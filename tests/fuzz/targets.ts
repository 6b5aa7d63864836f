import type { GeneratedTrial } from './generated-trial.ts';

type Target = { readonly share: number; readonly open: () => Promise<GeneratedTrial> };

/** Shares are in hundredths of all cases: quick ones have more. Each loads only what it tries. */
export const targets: Readonly<Record<string, Target>> = {
  'calls-sqlite': { share: 12, open: async () => (await import('./targets/calls.ts')).tryCalls('SQLite') },
  'calls-postgres': {
    share: 8,
    open: async () => (await import('./targets/calls.ts')).tryCalls('PostgreSQL'),
  },
  'raw-requests': {
    share: 10,
    open: async () => (await import('./targets/raw-requests.ts')).tryRawRequests(),
  },
  journals: { share: 15, open: async () => (await import('./targets/journals.ts')).tryJournals() },
  plans: { share: 4, open: async () => (await import('./targets/plans.ts')).tryPlans() },
  calendars: { share: 10, open: async () => (await import('./targets/calendars.ts')).tryCalendars() },
  markdown: { share: 10, open: async () => (await import('./targets/texts.ts')).tryMarkdown() },
  questions: { share: 4, open: async () => (await import('./targets/texts.ts')).tryQuestions() },
  search: { share: 8, open: async () => (await import('./targets/texts.ts')).trySearch() },
  content: { share: 2, open: async () => (await import('./targets/content.ts')).tryContent() },
  sql: { share: 4, open: async () => (await import('./targets/sql.ts')).trySql() },
  mongo: { share: 4, open: async () => (await import('./targets/mongo.ts')).tryMongo() },
  git: { share: 1, open: async () => (await import('./targets/git.ts')).tryGit() },
  json: { share: 8, open: async () => (await import('./targets/json.ts')).tryJson() },
};
