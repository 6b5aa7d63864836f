import type { Ending, Setup } from '../../messages.ts';
import { report, takePrinted } from '../report.ts';
import { openFolders } from './start/folders.ts';
import { restoreImage } from './start/image.ts';
import { openMachine } from './start/machine.ts';
import { prepare, programName } from './ruby-source.ts';
import { runTests } from '../run-tests.ts';
import { type ProgramRunner, serveRuns } from '../serve-runs.ts';

type Start = {
  readonly module: WebAssembly.Module;
  readonly image: ArrayBuffer;
  readonly library: ReadonlyMap<string, Uint8Array>;
};

/** Every program has a new Ruby, whose memory is as it was when Ruby had started. */
serveRuns(async (files) => makeRunner(await readFiles(files)));

async function readFiles({
  'ruby.wasm': program,
  'ruby-memory.bin': image,
  'ruby-library.json': library,
}: Setup['files']): Promise<Start> {
  if (!program || !image || !library) throw new Error('A part of Ruby is missing.');
  const texts: Record<string, string> = JSON.parse(new TextDecoder().decode(library));
  const encoder = new TextEncoder();
  return {
    module: await WebAssembly.compile(program),
    image,
    library: new Map(Object.entries(texts).map(([name, text]) => [name, encoder.encode(text)])),
  };
}

function makeRunner({ module, image, library }: Start): ProgramRunner {
  return async ({ code, input, tests = [] }) => {
    const { print, flush } = openPrinter();
    const files = openFolders({ input, files: { [programName]: code }, library, print });
    const { vm } = await openMachine(module, files, ({ memory }) => restoreImage(memory, image));
    vm.eval(prepare);
    takePrinted();
    const fault = vm.eval(`Waymark.run(${quote(code)})`).toString();
    flush();
    const printed = takePrinted();
    if (fault !== '') return readFault(fault);
    await runTests(tests, async (text) => {
      const said = vm.eval(`Waymark.test(${[text, printed, code].map(quote).join(', ')})`).toString();
      return said.startsWith('misses ') ? said.slice('misses '.length) : null;
    });
    return { how: 'done' };
  };
}

/** Ruby writes a line in parts. */
function openPrinter() {
  const decoders = [new TextDecoder(), new TextDecoder()] as const;
  let waiting = { text: '', isError: false };
  const flush = () => {
    if (waiting.text !== '') report({ kind: 'printed', ...waiting });
    waiting = { ...waiting, text: '' };
  };
  const print = (bytes: Uint8Array, isError: boolean) => {
    if (waiting.isError !== isError) flush();
    const text = decoders[isError ? 1 : 0].decode(bytes, { stream: true });
    waiting = { text: waiting.text + text, isError };
    if (text.endsWith('\n')) flush();
  };
  return { print, flush };
}

/** A text as Ruby reads it, whatever is in it. */
function quote(text: string): string {
  const letters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join('');
  return `'${btoa(letters)}'.unpack1('m').force_encoding('UTF-8')`;
}

function readFault(text: string): Ending {
  const message = text.trimEnd();
  const line = new RegExp(String.raw`(?:^|\s)${programName}:(\d+)`).exec(message)?.[1];
  return { how: 'failed', message, line: line === undefined ? null : Number(line) };
}
