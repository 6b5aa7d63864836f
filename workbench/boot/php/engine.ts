import type { Setup } from '../../messages.ts';

/** What we use of an instance of PHP. */
export type Engine = {
  readonly FS: {
    readonly mkdirTree: (folder: string) => void;
    readonly chdir: (folder: string) => void;
    readonly writeFile: (file: string, text: string) => void;
  };
  readonly ccall: (
    name: string,
    returns: 'number' | null,
    types: readonly string[],
    given: readonly string[],
    options?: { readonly async: boolean },
  ) => unknown;
};

type Options = {
  readonly ENV: Readonly<Record<string, string>>;
  readonly debug: boolean;
  readonly stdin: () => number | null;
  readonly onStdout: (bytes: Uint8Array) => void;
  readonly onStderr: (bytes: Uint8Array) => void;
  /** Answers what the tests ask, by PHP's function `post_message_to_js`. */
  readonly onMessage: (text: string) => Promise<string>;
};

type Done = (made: WebAssembly.Instance, module: WebAssembly.Module) => void;
type Init = (place: 'WORKER', options: object) => Engine;

export type OpenEngine = (options: Options) => Promise<Engine>;

/** PHP is compiled once. Each program has an instance of its own, since PHP ends with its program. */
export async function loadPhp({
  'php_8_4.js': script = new ArrayBuffer(),
  'php_8_4.wasm': wasm = new ArrayBuffer(),
}: Setup['files']): Promise<OpenEngine> {
  const [module, init] = await Promise.all([WebAssembly.compile(wasm), importInit(script)]);
  return (options) =>
    new Promise((resolve, reject) => {
      const engine = init('WORKER', {
        ...options,
        noInitialRun: true,
        locateFile: (name: string) => name,
        onAbort: reject,
        onRuntimeInitialized: () => resolve(engine),
        instantiateWasm: (imports: WebAssembly.Imports, done: Done) => {
          instantiate(module, imports, done).catch(reject);
          return {};
        },
      });
    });
}

async function instantiate(
  module: WebAssembly.Module,
  imports: WebAssembly.Imports,
  done: Done,
): Promise<void> {
  done(await WebAssembly.instantiate(module, imports), module);
}

/** Its first line imports the address of the other file, which a bundler would give. */
async function importInit(script: ArrayBuffer): Promise<Init> {
  const text = new TextDecoder().decode(script).replace(/^import .*$/m, "const dependencyFilename = '';");
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const { init } = await import(/* @vite-ignore */ address);
  return init;
}
