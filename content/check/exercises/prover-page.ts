import { type Checked, checkProgram, type ProgramCheck } from '#workbench/checks/check-program.ts';
import { checkPage, type PageCheck } from '#workbench/checks/check-page.ts';
import type { LoadedLibrary } from '#workbench/page-libraries.ts';
import { libraryFiles } from '#workbench/library-files.ts';
import type { Program } from '#workbench/messages.ts';
import type { PreviewPage } from '#workbench/page/open-preview.ts';
import { openRunner, type Runner } from '#workbench/page/open-runner.ts';
import { testProgram } from '#workbench/page/test-program.ts';

/** The page in which exercises are proven, with the frame and the scripts that learners' pages have. */
export type Prover = {
  readonly open: (boot: string, files: readonly string[], keeps: boolean) => Promise<boolean>;
  readonly prove: (program: Program, checks: readonly ProgramCheck[]) => Promise<Checked>;
  readonly print: (program: Program) => Promise<string>;
  readonly provePage: (
    page: PreviewPage,
    library: string | null,
    checks: readonly PageCheck[],
  ) => Promise<Checked>;
};

let runner: Runner | null = null;

const prover: Prover = {
  async open(boot, names, keeps) {
    runner?.close();
    const files = await Promise.all(
      names.map(async (name) => [name.split('/').at(-1) ?? name, await readBytes(name)] as const),
    );
    runner = await openRunner(document.body, {
      boot: await (await fetch(`/boot/${boot}`)).text(),
      files: Object.fromEntries(files),
      keeps,
    });
    return runner !== null && (await start(runner));
  },
  async prove(program, checks) {
    const own = runner;
    if (!own) throw new Error('The frame is not open.');
    return checkProgram(program, checks, (one) => testProgram(own, one));
  },
  async print(program) {
    const own = runner;
    if (!own) throw new Error('The frame is not open.');
    let printed = '';
    const heard = { printed: (text: string, isError: boolean) => void (printed += isError ? '' : text) };
    const { ending } = await testProgram(own, program, heard);
    return ending.how === 'failed' ? `${printed}${ending.message}\n` : printed;
  },
  async provePage(page, id, checks) {
    const library = id === null ? undefined : await readLibrary(id);
    return checkPage(document.body, { ...page, library }, checks);
  },
};

const startsTried = 5;

/** A busy machine may take longer than learners would wait. Nothing at all is a mistake in JSON, which has been read then. */
async function start(own: Runner): Promise<boolean> {
  for (let tries = 0; tries < startsTried; tries += 1) {
    const { ending } = await testProgram(own, { code: '', input: '' });
    if (ending.how !== 'stopped') return true;
  }
  return false;
}

async function readLibrary(id: string): Promise<LoadedLibrary> {
  const { package: name = '', files = [], script } = libraryFiles[id] ?? {};
  const addresses = script === undefined ? files.map((file) => `${name}/${file}`) : [`${id}.js`];
  const read = addresses.map(async (address) => [address, await readBytes(address)] as const);
  const boot = script === undefined ? '' : await (await fetch(`/boot/${id}.js`)).text();
  return { files: Object.fromEntries(await Promise.all(read)), boot };
}

async function readBytes(name: string): Promise<ArrayBuffer> {
  return (await fetch(`/files/${name}`)).arrayBuffer();
}

Object.assign(globalThis, { prover });
