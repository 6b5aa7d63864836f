import { limits as shared } from '#contract/limits.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** So many times within so many milliseconds, counted from the first. */
export type Rate = { readonly times: number; readonly within: number };

/** What the server goes by: the shared sizes, and its own sizes (characters, unless it says bytes), times (milliseconds) and rates. */
export const limits = {
  ...shared,

  /** A language model: milliseconds to its first word, between words, in all, and the pause it may ask for; its sizes. */
  model: {
    first: 15 * second,
    idle: 10 * second,
    whole: 45 * second,
    patience: 3 * second,
    tokens: 900,
    characters: 24_000,
    /** Of the answer as it is sent: its characters are wrapped in JSON. */
    wrapped: 96_000,
    /** What it is told at most: topics described and named, services of a plan, characters of a question and a description. */
    prompt: { described: 12, named: 60, blocks: 31, question: 1000, description: 300 },
    /** What is used of it: words in each place, characters for each of these words, and letters of the longest. */
    words: { intro: 90, note: 50, close: 60, answer: 400, lettersPerWord: 12, maxLetters: 300 },
    parallel: 4,
    breaker: { failures: 3, rest: minute },
  },
  session: { remembered: 30 * day, unremembered: 12 * hour, perAccount: 50, seenEvery: hour },
  reset: hour,
  /** Passwords hashed at the same time, and how many may wait for their turn before 503 is answered. */
  hashing: { parallel: 2, waiting: 64, retryAfter: 2 * second },
  /** By how much the clocks of several processes may differ, for what they count together. */
  clocks: minute,
  /** Counted in the database, so that several processes share them; 429 with Retry-After beyond. */
  rates: {
    signupByAddress: { times: 30, within: hour },
    loginByAddress: { times: 60, within: 10 * minute },
    /** Counted for one account from one address, so that a stranger cannot lock a learner out. */
    loginByPair: { times: 10, within: 10 * minute },
    loginByAccount: { times: 100, within: 10 * minute },
    forgotByAddress: { times: 20, within: hour },
    forgotByAccount: { times: 3, within: hour },
    checkByAddress: { times: 60, within: hour },
    resetByAddress: { times: 30, within: hour },
    passwordByAccount: { times: 10, within: 10 * minute },
    journalByAccount: { times: 600, within: 10 * minute },
    /** The account's name, sessions and history together. */
    callsByAccount: { times: 300, within: 10 * minute },
    askByAddress: { times: 120, within: 10 * minute },
    /** Beyond these the built-in engine answers alone; how many calls a day may cost is the environment's to say. */
    modelByAddress: { times: 30, within: hour },
  },
  /** How long a client may take to send, and an idle connection is kept; how often both are looked at. */
  http: { headers: 10 * second, request: 30 * second, keepAlive: 65 * second, check: second },
  /**
   * A stop takes no new work, lets clients leave for `drain`, and cuts what still runs after `whole`; letters that are
   * on their way then have `letters`.
   */
  stop: { drain: second, idleCheck: 100, whole: 9 * second, mails: 5 * second },
  /** `statement` is when the database gives up, `query` when the server does that hears nothing of it. */
  database: {
    connections: 10,
    connect: 5 * second,
    statement: 30 * second,
    query: 35 * second,
    ready: 2 * second,
    readyAgain: second,
    busy: 5 * second,
  },
  /** To a connection, between two signs of a mail server, and for a letter in all. */
  mail: { connect: 10 * second, idle: 30 * second, whole: minute },
  /** Spellings of Accept-Encoding that are remembered. */
  encodings: 200,
  /** How long the assets of a build are kept after the last start with it. */
  assets: 30 * day,
  day,
  cleanup: hour,
} as const;
