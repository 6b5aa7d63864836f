import { proveExercises } from './check/exercises/prove-exercises.ts';
import { runExamples } from './check/run/run-examples.ts';
import { proveInPage } from './check/exercises/prove-in-page.ts';
import { printTable } from './check/run/table.ts';

/** `npm run content`: checks the rules, or with `--run` runs the examples and proves the exercises, or with `--table` counts them. */
const given = process.argv.slice(2);
const [technology, ...slugs] = given.filter((word) => !word.startsWith('--'));
if (given.includes('--run')) {
  const isRight = await runExamples({ technology, slugs, write: given.includes('--write') });
  const isProven = await proveExercises({ technology, slugs });
  const isSame = technology === undefined || technology === 'git' ? await proveInPage(slugs) : true;
  process.exitCode = isRight && isProven && isSame ? 0 : 1;
} else if (given.includes('--table')) await printTable();
else await import('./check.ts');
