export type BuiltRuntime = {
  /** Its folder, which has its version in its name. */
  readonly address: string;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly sent: number;
};

export type BuiltRuntimes = Readonly<Record<string, BuiltRuntime>>;

type Boot = { readonly text: string };

export type Runtime = {
  readonly name: string;
  readonly boot: () => Promise<Boot>;
  /** What the page downloads first; null if the browser itself has all that it needs. */
  readonly built: BuiltRuntime | null;
  readonly keeps: boolean;
  /** Whether it prints tables, whose lines must not be broken. */
  readonly hasTables?: boolean;
};

const runtimes: Readonly<Record<string, Runtime>> = {
  javascript: {
    name: 'JavaScript',
    boot: () => import('./boot/script.ts?script'),
    built: null,
    keeps: false,
  },
  typescript: {
    name: 'TypeScript',
    boot: () => import('./boot/script.ts?script'),
    built: builtRuntimes['typescript'] ?? null,
    keeps: false,
  },
  json: {
    name: 'JSON',
    boot: () => import('./boot/json.ts?script'),
    built: builtRuntimes['json'] ?? null,
    keeps: false,
  },
  git: {
    name: 'Git',
    boot: () => import('./boot/boot-library.ts?script'),
    built: builtRuntimes['git'] ?? null,
    keeps: true,
  },
  php: {
    name: 'PHP',
    boot: () => import('./boot/php/php.ts?script'),
    built: builtRuntimes['php'] ?? null,
    keeps: true,
  },
  mongo: {
    name: 'MongoDB',
    boot: () => import('./boot/boot-library.ts?script'),
    built: builtRuntimes['mongo'] ?? null,
    keeps: false,
  },
  python: {
    name: 'Python',
    boot: () => import('./boot/python.ts?script'),
    built: builtRuntimes['python'] ?? null,
    keeps: true,
  },
  ruby: {
    name: 'Ruby',
    boot: () => import('./boot/ruby/ruby.ts?script'),
    built: builtRuntimes['ruby'] ?? null,
    keeps: true,
  },
  sql: {
    name: 'SQL',
    boot: () => import('./boot/sql.ts?script'),
    built: builtRuntimes['sql'] ?? null,
    keeps: true,
    hasTables: true,
  },
};

export function findRuntime(technology: string): Runtime | null {
  return runtimes[technology] ?? null;
}
