import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

/** Which rooms a room may import from, besides itself. */
const table: Readonly<Record<string, readonly string[]>> = {
  content: [],
  lexicon: [],
  planner: [],
  journal: [],
  workbench: [],
  search: ['lexicon'],
  wording: ['planner', 'journal'],
  question: ['search', 'lexicon', 'content'],
  contract: ['planner', 'journal', 'question'],
  replies: ['contract', 'wording', 'planner', 'question', 'search', 'lexicon', 'content'],
  server: ['contract', 'planner', 'journal', 'search', 'question', 'wording', 'replies', 'content'],
  site: ['content', 'contract', 'planner', 'wording', 'journal', 'workbench', 'app'],
  app: [
    'contract',
    'planner',
    'journal',
    'search',
    'question',
    'wording',
    'replies',
    'lexicon',
    'content',
    'workbench',
  ],
};

/** Which rooms of the app a room in it may import from, besides itself. */
const appTable: Readonly<Record<string, readonly string[]>> = {
  pages: ['shell', 'record', 'session', 'offline', 'ui', 'browser'],
  shell: ['record', 'session', 'offline', 'ui', 'browser'],
  record: ['session', 'ui', 'browser'],
  session: ['ui', 'browser'],
  offline: ['ui', 'browser'],
  ui: ['browser'],
  browser: [],
};

/** What one page may import from another. */
const sharedByPages: ReadonlySet<string> = new Set([
  'app/pages/assistant/reply/open-plan.tsx -> app/pages/plan/new/save-suggested-plan.ts',
  'app/pages/assistant/reply/open-plan.tsx -> app/pages/plan/errors.ts',
  'app/pages/home/today/home-today.tsx -> app/pages/plan/on-home/plans-on-home.tsx',
]);

type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

const sources = globSync(`{${Object.keys(table).join(',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const imports = sources.flatMap(readImports);

/** The check of known errors fixes its cases with the code that fixes learners' lines. */
const checksErrors = ({ from, to }: Import) =>
  /^content\/check(?:\.ts$|\/errors\/)/.test(from) && to.startsWith('question/errors/');

/** Exercises are proven with the code that checks learners' programs, and examples where they have a Run button. */
const provesExercises = ({ from, to }: Import) =>
  /^content\/check\/(?:exercises|run\/mongo)\//.test(from) && to.startsWith('workbench/');

test('every room imports only from the rooms that it may import', () => {
  const crossing = imports.filter(
    (one) => roomOf(one.from) !== roomOf(one.to) && !checksErrors(one) && !provesExercises(one),
  );
  const wrong = crossing.filter(({ from, to }) => !table[roomOf(from)]?.includes(roomOf(to)));
  assert.deepEqual(wrong, []);
});

test('every room of the app imports only from the rooms below it', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, other] = [appRoomOf(from), appRoomOf(to)];
    if (roomOf(from) !== 'app' || roomOf(to) !== 'app' || own === undefined || own === other) return false;
    return other === undefined || !appTable[own]?.includes(other);
  });
  assert.deepEqual(wrong, []);
});

test('no page imports another, except for the listed imports', () => {
  const crossing = imports.filter(({ from, to }) => {
    const [own, other] = [pageOf(from), pageOf(to)];
    return own !== undefined && other !== undefined && own !== other;
  });
  assert.deepEqual(
    crossing.map(({ from, to }) => `${from} -> ${to}`).filter((pair) => !sharedByPages.has(pair)),
    [],
  );
});

test('the contract imports only types from other rooms, and the codes of a meaning', () => {
  const crossing = imports.filter(({ from, to }) => roomOf(from) === 'contract' && roomOf(to) !== 'contract');
  assert.deepEqual(
    crossing.filter(({ to, typeOnly }) => !typeOnly && to !== 'question/meaning/meaning.ts'),
    [],
  );
});

test('browser code imports only types, topic keys, parts of answers, steps of goals with their parts, and languages of code from content', () => {
  const values = imports.filter(
    ({ from, to, typeOnly }) =>
      ['app', 'replies', 'question'].includes(roomOf(from)) && roomOf(to) === 'content' && !typeOnly,
  );
  const wrong = values.filter(
    ({ from, to }) =>
      from !== 'replies/testing/ask-sample.ts' &&
      ![
        'content/topic-key.ts',
        'content/answers/answer-parts.ts',
        'content/goals.ts',
        'content/shapes/own-goals.ts',
        'content/shapes/pack-goals.ts',
        'content/requirements/parts.ts',
        'content/examples/languages.ts',
      ].includes(to),
  );
  assert.deepEqual(wrong, []);
});

test('features of the server do not import one another, except for the session check', () => {
  // The rest is for all of them, or for whoever runs the server.
  const shared = new Set(['admin', 'backup', 'database', 'http', 'process', 'system']);
  const featureOf = (file: string) => {
    const [room, folder = '', ...rest] = file.split('/');
    return room === 'server' && rest.length > 0 && !shared.has(folder) ? folder : null;
  };
  const crossing = imports.filter(({ from, to }) => {
    const [one, other] = [featureOf(from), featureOf(to)];
    return one && other && one !== other && to !== 'server/accounts/require-session.ts';
  });
  assert.deepEqual(crossing, []);
});

test('no imports form a cycle, not even imports of types', () => {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const { to } of next.get(file) ?? []) {
      const circle = walk(to, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of sources) assert.equal(walk(file, []), null);
});

test('no folder holds more than 25 source files', () => {
  const files = globSync('*/**/*.{ts,tsx,css}', { cwd: root, exclude: ['node_modules', 'dist'] });
  const full = [...Map.groupBy(files, (file) => dirname(file))].filter(([, inside]) => inside.length > 25);
  assert.deepEqual(
    full.map(([folder]) => folder),
    [],
  );
});

test('only one file of the server reads the environment', () => {
  // Test support and the check of the content may read it; they are not deployed. One file names it for libraries.
  const deployed = sources.filter(
    (file) => !/\/arbitrary(-case)?\.ts$|^content\/check\/|^workbench\/boot\/definitions\.ts$/.test(file),
  );
  const readers = deployed.filter((file) => /process\.env\b/.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(readers, ['server/config.ts']);
});

function roomOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function appRoomOf(file: string): string | undefined {
  return file.split('/').slice(1, -1)[0];
}

function pageOf(file: string): string | undefined {
  return /^app\/pages\/([\w-]+)\//.exec(file)?.[1];
}

function readImports(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(
    /(?:^|\n)(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g,
  );
  return [...found].flatMap(([, typeOnly, plain, lazy]) => {
    const name = plain ?? lazy ?? '';
    if (name.startsWith('#')) return [{ from: file, to: name.slice(1), typeOnly: typeOnly !== undefined }];
    if (!name.startsWith('.') || name.endsWith('.css') || name.endsWith('.svg')) return [];
    return [
      { from: file, to: relative(root, join(root, dirname(file), name)), typeOnly: typeOnly !== undefined },
    ];
  });
}
