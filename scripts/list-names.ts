import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.ts';

const folders =
  'app,bench,content,contract,journal,lexicon,planner,question,replies,scripts,search,server,site,tests,wording,workbench';

/** Functions of the server that carry out the call of the same name. */
const verbs = ['addQuestion', 'endSession', 'listSessions', 'turnOffHistory', 'turnOnHistory'];

/** Rooms that may not import each other each state the type that they share. */
const types = ['Importance', 'Level', 'Rename'];

/** Tests and measures do through the pages, or in another process, what the code of the same name does. */
const testSteps = ['countUnsent', 'logIn', 'makeLearner', 'makePlan', 'signUp', 'startServer'];

const allowed = new Set([...verbs, ...types, ...testSteps]);

/** Each language has a table in `lexicon/care/patterns` and its sentences in `replies/care`. */
const languageFile = /^(lexicon\/care\/patterns|replies\/care)\//;

/** An engine that runs learners' code has words of its own, such as the tables of a database. */
const engineFolder = /^workbench\/boot\/\w+\//;

const exported = /^export (?:async )?(?:function\*?|const|type|class|let) (\w+)/gm;

export function listRepeatedNames(): string[] {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: root });
  const names = files
    .toSorted()
    .flatMap((file) => readExports(file).map((name) => ({ name, file })))
    .filter(({ name }) => !allowed.has(name));
  return [...Map.groupBy(names, ({ name, file }) => `${engineFolder.exec(file)?.[0] ?? ''}${name}`)]
    .map(([name, places]) => ({ name, files: places.map(({ file }) => file) }))
    .filter((entry) => entry.files.length > 1 && !entry.files.every((file) => languageFile.test(file)))
    .map((entry) => `${entry.name}: ${entry.files.join(' ')}`);
}

function readExports(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(exported)].map(([, name = '']) => name);
}

if (import.meta.main) for (const line of listRepeatedNames()) console.info(line);
