import type { Program } from '../../messages.ts';
import { report, silencePrinting, takePrinted } from '../report.ts';
import { type ProgramRunner, serveRuns } from '../serve-runs.ts';
import { type Engine, loadPhp, type OpenEngine } from './engine.ts';
import { describeEnd, runToEnd } from './end.ts';
import { home, listen } from './listen.ts';
import { prepare } from './prepare.ts';

const file = 'main.php';
const prepared = '/internal/prepare.php';

/** The settings with which the examples of the roadmap are run, too. */
const settings = ['display_errors=stdout', 'html_errors=0', 'log_errors=0'];

/** PHP's command line, on an empty computer for each program. */
serveRuns(async (files) => makeRunner(await loadPhp(files)));

function makeRunner(open: OpenEngine): ProgramRunner {
  return async (program) => {
    takePrinted();
    const { takeError, ...heard } = listen();
    const engine = await open({
      ENV: { TZ: 'UTC', HOME: home.slice(0, -1) },
      debug: false,
      stdin: readBytes(isRequest(program) ? '' : program.input),
      ...heard,
      onMessage: async (text) => answer(text, program.code),
    });
    for (const word of ['php', ...writeFiles(engine, program), file])
      engine.ccall('wasm_add_cli_arg', null, ['string'], [word]);
    const status = await runToEnd(() => engine.ccall('run_cli', 'number', [], [], { async: true }));
    silencePrinting(false);
    return describeEnd(status, takeError());
  };
}

function isRequest({ input }: Program): boolean {
  return /^(?:GET|POST) \//.test(input);
}

function readBytes(text: string): () => number | null {
  const bytes = new TextEncoder().encode(text)[Symbol.iterator]();
  return () => bytes.next().value ?? null;
}

/** Gives the options with which PHP is called. */
function writeFiles({ FS }: Engine, program: Program): string[] {
  const { code, input, setup, tests = [] } = program;
  FS.mkdirTree(home);
  FS.chdir(home);
  FS.writeFile(file, code);
  const request = isRequest(program) ? input : null;
  if (request === null && setup === undefined && tests.length === 0) return writeOptions(settings);
  FS.writeFile(prepared, prepare);
  FS.writeFile('/internal/given.json', JSON.stringify({ request, setup: setup ?? null, tests }));
  return writeOptions([...settings, `auto_prepend_file=${prepared}`]);
}

function writeOptions(values: readonly string[]): string[] {
  return values.flatMap((value) => ['-d', value]);
}

type Tested = { readonly at: number; readonly saw: string | null };

/** The tests ask what has been printed before them, and tell what they have seen. */
function answer(text: string, code: string): string {
  if (text === 'begin') {
    silencePrinting(true);
    return JSON.stringify({ code, printed: takePrinted() });
  }
  const { at, saw }: Tested = JSON.parse(text);
  report({ kind: 'tested', at, saw });
  return '';
}
