import { sharedLimits } from '#contract/limits.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export type Rate = { readonly times: number; readonly within: number };

/** The shared limits and the server's own. Sizes are in characters and times in milliseconds. */
export const limits = {
  ...sharedLimits,

  /** `patience`: the longest Retry-After that a call waits for. `wrapped`: characters of the JSON around an answer. */
  model: {
    first: 15 * second,
    idle: 10 * second,
    whole: 45 * second,
    patience: 3 * second,
    tokens: 900,
    characters: 24_000,
    wrapped: 96_000,
    prompt: { described: 12, named: 60, blocks: 31, question: 4000, turn: 500, description: 700 },
    reading: {
      first: 6 * second,
      idle: 3 * second,
      whole: 10 * second,
      tokens: 600,
      characters: 6000,
      topics: 20,
      goals: 10,
    },
    /** Words for each part of an answer, characters for each word on average, and letters of the longest word. */
    words: { intro: 90, note: 50, close: 60, answer: 400, lettersPerWord: 12, maxLetters: 300 },
    parallel: 4,
    breaker: { failures: 3, rest: minute },
  },
  /** A session also ends when it was `unused` for so long: a computer of a school sooner than a learner's own. */
  session: {
    remembered: 30 * day,
    unremembered: 12 * hour,
    unused: { remembered: 14 * day, unremembered: 2 * hour },
    perAccount: 50,
    seenEvery: 10 * minute,
  },
  reset: hour,
  /** See docs/decisions/011-accounts.md for the measurements. */
  hashing: { parallel: 2, waiting: 64, retryAfter: 2 * second },
  /** The largest difference between the clocks of several processes. */
  clocks: minute,
  /** Counted in the database, so that several processes share them. */
  rates: {
    signupByAddress: { times: 30, within: hour },
    signupByAddressDaily: { times: 100, within: day },
    loginByAddress: { times: 60, within: 10 * minute },
    /** By account and address, so that strangers cannot lock a learner out. */
    loginByPair: { times: 10, within: 10 * minute },
    loginByAccount: { times: 100, within: 10 * minute },
    forgotByAddress: { times: 20, within: hour },
    forgotByAccount: { times: 3, within: hour },
    checkByAddress: { times: 60, within: hour },
    resetByAddress: { times: 30, within: hour },
    passwordByAccount: { times: 10, within: 10 * minute },
    journalByAccount: { times: 600, within: 10 * minute },
    /** Name, sessions, history and calendar together. */
    callsByAccount: { times: 300, within: 10 * minute },
    exportByAccount: { times: 10, within: hour },
    linkReportByAddress: { times: 30, within: hour },
    /** Services fetch the calendars of many learners from one address. */
    calendarByAddress: { times: 600, within: 10 * minute },
    calendarByAccount: { times: 60, within: hour },
    askByAddress: { times: 120, within: 10 * minute },
    /** Beyond this the built-in engine answers alone; AI_CALLS_A_DAY limits all addresses together. */
    modelByAddress: { times: 60, within: hour },
  },
  /** `still`: how long a client may neither read nor write, twice at most; longer than a reply of the model takes. */
  http: {
    headers: 10 * second,
    request: 30 * second,
    keepAlive: 65 * second,
    check: second,
    still: 60 * second,
  },
  /** Clients may finish during `drain`, everything is closed after `whole`, and mail being sent then has `mails`. */
  stop: { drain: second, idleCheck: 100, whole: 9 * second, mails: 5 * second },
  /** PostgreSQL ends a statement after `statement`; the server stops waiting after `query`. */
  database: {
    connections: 10,
    connect: 5 * second,
    statement: 30 * second,
    query: 35 * second,
    ready: 2 * second,
    readyAgain: second,
    busy: 5 * second,
  },
  /**
   * Due mails are looked for `every` second. The first try has the time until the next, and each later one twice as long.
   * Mails that are files in DATA_DIR are removed after `kept`.
   */
  mail: {
    connect: 10 * second,
    idle: 30 * second,
    whole: minute,
    kept: day,
    every: second,
    atOnce: 20,
    tries: { first: 2 * minute, within: hour },
  },
  /** How long a network counts as known after a login. */
  knownPlaces: 90 * day,
  /** In characters, until an account is a week old or a mailed link has proved its e-mail. */
  newJournal: { characters: 4_000_000, until: 7 * day, retryAfter: hour },
  /** How long reports of broken links are kept. */
  linkReports: 180 * day,
  /** The days before and after today that a calendar shows, and the most sessions in it. */
  calendar: { before: 30, after: 400, sessions: 2000 },
  encodings: 200,
  assets: 30 * day,
  day,
  /** At most `rows` are removed at a time. */
  cleanup: { every: hour, rows: 1000 },
} as const;
