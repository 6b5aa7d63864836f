import { runLimits } from './limits.ts';

export type Program = {
  readonly code: string;
  readonly input: string;
  /** What has been done before it, in its language. */
  readonly setup?: string | undefined;
  /** Expressions in its language that see its names, each true or one of the assertions. They come after it. */
  readonly tests?: readonly string[];
};

/** What the page sends to a frame first: the text of the boot script and the files of its runtime, by name. */
export type Setup = {
  readonly boot: string;
  readonly files: Readonly<Record<string, ArrayBuffer>>;
  /** Whether one worker runs several programs, because it starts slowly. */
  readonly keeps: boolean;
};

export type Order = ({ readonly kind: 'run' } & Program) | { readonly kind: 'stop' };

const stops = ['learner', 'silence', 'run', 'start', 'output'] as const;
export type StopReason = (typeof stops)[number];

export type Ending =
  | { readonly how: 'done' }
  /** `line` is in the learner's program, from 1; null if it is not known. */
  | { readonly how: 'failed'; readonly message: string; readonly line: number | null }
  | { readonly how: 'stopped'; readonly why: StopReason };

/** The folder of a repository, its commits as a drawing in letters, and what `git status -s` says. */
export type Repository = { readonly folder: string; readonly history: string; readonly status: string };

export type Report =
  /** The frame is there; or it is not isolated and refuses to run anything. */
  | { readonly kind: 'ready' | 'refused' }
  | { readonly kind: 'started' }
  | { readonly kind: 'printed'; readonly text: string; readonly isError: boolean }
  /** `saw` is null if the test passes, and otherwise what came against what should come, or an empty text. */
  | { readonly kind: 'tested'; readonly at: number; readonly saw: string | null }
  /** What the program has left behind, if that is a repository of Git. */
  | ({ readonly kind: 'repository' } & Repository)
  | { readonly kind: 'ended'; readonly ending: Ending };

/** Reads a message that the learner's code may have written. Null if it is none of ours. */
export function readReport(data: unknown): Report | null {
  if (!isObject(data)) return null;
  const kind = Reflect.get(data, 'kind');
  if (kind === 'ready' || kind === 'refused' || kind === 'started') return { kind };
  if (kind === 'printed') {
    const text = Reflect.get(data, 'text');
    return typeof text === 'string' ? { kind, text, isError: Reflect.get(data, 'isError') === true } : null;
  }
  if (kind === 'repository') return readRepository(data);
  if (kind === 'tested') return readTested(Reflect.get(data, 'at'), Reflect.get(data, 'saw'));
  const ending = kind === 'ended' ? readEnding(Reflect.get(data, 'ending')) : null;
  return ending && { kind: 'ended', ending };
}

const short = (text: string) => text.slice(0, runLimits.repository);

function readRepository(data: object): Report | null {
  const [folder, history, status] = ['folder', 'history', 'status'].map((name) => Reflect.get(data, name));
  if (typeof folder !== 'string' || typeof history !== 'string' || typeof status !== 'string') return null;
  return { kind: 'repository', folder: short(folder), history: short(history), status: short(status) };
}

function readTested(at: unknown, saw: unknown): Report | null {
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0) return null;
  if (saw === null) return { kind: 'tested', at, saw };
  return typeof saw === 'string' ? { kind: 'tested', at, saw: saw.slice(0, runLimits.saw) } : null;
}

function readEnding(data: unknown): Ending | null {
  if (!isObject(data)) return null;
  const [how, why] = [Reflect.get(data, 'how'), Reflect.get(data, 'why')];
  if (how === 'done') return { how };
  const known = stops.find((reason) => reason === why);
  if (how === 'stopped' && known) return { how, why: known };
  const [message, line] = [Reflect.get(data, 'message'), Reflect.get(data, 'line')];
  if (how !== 'failed' || typeof message !== 'string') return null;
  const isLine = typeof line === 'number' && Number.isInteger(line) && line > 0;
  return { how, message: message.slice(0, runLimits.error), line: isLine ? line : null };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
