/** How politely and how patiently links are visited. Times are in milliseconds. */
export type Settings = {
  /** The name that hosts see, and that their robots.txt may name. */
  readonly agent: string;
  /** The most requests at once: to all hosts together, and to one. */
  readonly atOnce: { readonly all: number; readonly host: number };
  /** Between the beginnings of two requests to a host. Its robots.txt may ask for up to `maxPause`. */
  readonly pause: number;
  readonly maxPause: number;
  readonly maxRedirects: number;
  /** The longest rest of a host that is waited for; after a longer one, a later run visits it again. */
  readonly maxRest: number;
  /** How long a busy host rests that names no time, and how long it is left alone if it is busy again. */
  readonly rest: number;
  readonly leave: number;
  /** What is read of a robots.txt, in bytes. Nothing is read of a page. */
  readonly maxRobots: number;
  readonly limitTime: (url: string) => AbortSignal;
  readonly now: () => number;
  readonly wait: (time: number) => Promise<unknown>;
};

const second = 1000;
const timeout = 20 * second;

export const politeSettings: Settings = {
  agent: 'WaymarkLinks',
  atOnce: { all: 16, host: 2 },
  pause: second,
  maxPause: 30 * second,
  maxRedirects: 8,
  maxRest: 120 * second,
  rest: 60 * second,
  leave: 3600 * second,
  maxRobots: 500 * 1024,
  limitTime: () => AbortSignal.timeout(timeout),
  now: () => Date.now(),
  wait: async (time) => new Promise((resolve) => setTimeout(resolve, time)),
};
