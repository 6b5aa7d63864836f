import { findEngines, type FoundEngine } from './find-engines.ts';
import { runBuffered } from './run.ts';

const journeys = 'tests/browsers/journeys/*.journey.ts';

/** Gives the exit code. A missing engine fails the run only in CI. Firefox takes as long as the two others. */
export async function runEngines(env: NodeJS.ProcessEnv): Promise<number> {
  const engines = findEngines();
  const codes = await Promise.all([
    runInTurn(engines.filter(isFirefox), env),
    runInTurn(
      engines.filter((engine) => !isFirefox(engine)),
      env,
    ),
  ]);
  return Math.max(...codes.flat());
}

function isFirefox({ name }: FoundEngine): boolean {
  return name === 'Firefox';
}

async function runInTurn(engines: readonly FoundEngine[], env: NodeJS.ProcessEnv): Promise<number[]> {
  const codes: number[] = [];
  for (const { name, path, hint } of engines) {
    if (path) codes.push(await walk({ ...env, ENGINE: name, ENGINE_PATH: path }));
    else {
      console.error(`${name} was not found, so the core journeys did not run in it: ${hint}.`);
      codes.push(process.env['CI'] === 'true' ? 1 : 0);
    }
  }
  return codes;
}

function walk(env: NodeJS.ProcessEnv): Promise<number> {
  return runBuffered('node', ['--test', '--test-isolation=none', '--test-timeout=480000', journeys], env);
}
