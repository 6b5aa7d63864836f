import { library, openFolders } from './folders.ts';
import { writeImage } from './image.ts';
import { type Machine, openMachine } from './machine.ts';

/** Parts of Ruby's own library that work in a page and that learners may ask for. */
const parts =
  'date delegate did_you_mean digest English erb fileutils find forwardable ipaddr json monitor objspace optionparser optparse pathname pp prettyprint psych random securerandom set shellwords singleton strscan tempfile time tmpdir tsort uri weakref yaml';

const listParts = `
require 'json'
Dir.chdir('/usr/local/lib/ruby/4.0.0')
names = Dir.glob('{${parts.replaceAll(' ', ',')}}{.rb,/**/*.rb}')
JSON.generate(names.sort.to_h { |name| [name, File.read(name, encoding: 'UTF-8')] })
`;

const prepare = `
$LOAD_PATH << '${library}'
$0 = 'main.rb'
require 'did_you_mean'
Dir.chdir(Dir.home)
GC.start
`;

export type RubyFiles = { readonly 'ruby-library.json': Uint8Array; readonly 'ruby-memory.bin': Uint8Array };

/** Makes what is downloaded with Ruby: parts of its library, and its memory once it has started, so that nobody waits for that. */
export async function makeRubyFiles(bare: BufferSource, whole: BufferSource): Promise<RubyFiles> {
  const read = await start(await WebAssembly.compile(whole), new Map());
  const text = read.vm.eval(listParts).toString();
  const files: Record<string, string> = JSON.parse(text);
  const module = await WebAssembly.compile(bare);
  const encoder = new TextEncoder();
  const { vm, memory } = await start(
    module,
    new Map(Object.entries(files).map(([name, part]) => [name, encoder.encode(part)])),
  );
  vm.eval(prepare);
  const blank = await openMachine(module, openFiles(new Map()), () => {});
  return {
    'ruby-library.json': encoder.encode(text),
    'ruby-memory.bin': writeImage(memory.buffer, blank.memory.buffer),
  };
}

function start(module: WebAssembly.Module, files: ReadonlyMap<string, Uint8Array>): Promise<Machine> {
  return openMachine(module, openFiles(files), ({ vm }, enter) => {
    enter();
    vm.initialize(['ruby', '-EUTF-8', '-e0']);
  });
}

function openFiles(files: ReadonlyMap<string, Uint8Array>) {
  return openFolders({ input: '', files: {}, library: files, print: () => {} });
}
