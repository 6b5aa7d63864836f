import { type Fd, WASI } from '@bjorn3/browser_wasi_shim';
import { RubyVM } from '@ruby/wasm-wasi';

/** A Ruby with a memory of its own. */
export type Machine = { readonly vm: RubyVM; readonly memory: WebAssembly.Memory };

export type Start = (machine: Machine, enter: () => void) => void;

/** Opens a new machine. `start` puts something into its memory, or enters Ruby's own start. */
export async function openMachine(module: WebAssembly.Module, files: Fd[], start: Start): Promise<Machine> {
  const wasi = new WASI([], ['HOME=/home/ana', 'LANG=C.UTF-8'], files, { debug: false });
  const vm = new RubyVM();
  const imports = { wasi_snapshot_preview1: wasi.wasiImport };
  vm.addToImports(imports);
  const instance = await WebAssembly.instantiate(module, imports);
  const { memory, _initialize: initialize } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('This module is no Ruby.');
  await vm.setInstance(instance);
  const exports = { memory, _initialize: typeof initialize === 'function' ? () => initialize() : () => {} };
  wasi.inst = { exports };
  start({ vm, memory }, () => wasi.initialize({ exports }));
  return { vm, memory };
}
