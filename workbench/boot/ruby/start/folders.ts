import {
  ConsoleStdout,
  Directory,
  type Fd,
  File,
  OpenFile,
  PreopenDirectory,
} from '@bjorn3/browser_wasi_shim';

export const library = '/library';

type Surroundings = {
  /** What the program reads. */
  readonly input: string;
  /** Files in the home folder, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** Files of Ruby's own library, by their path in it. */
  readonly library: ReadonlyMap<string, Uint8Array>;
  readonly print: (bytes: Uint8Array, isError: boolean) => void;
};

/** What a program has open when it begins: its input, its output, and a computer that has nothing but these files. */
export function openFolders({ input, files, library: parts, print }: Surroundings): Fd[] {
  const own = new Map(Object.entries(files).map(([name, text]) => [name, new File(encode(text))]));
  const root = new Directory([
    ['home', new Directory([['ana', new Directory(own)]])],
    ['tmp', new Directory([])],
    ['library', fillFolder(parts)],
  ]);
  return [
    new OpenFile(new File(encode(input))),
    new ConsoleStdout((bytes) => print(bytes, false)),
    new ConsoleStdout((bytes) => print(bytes, true)),
    new PreopenDirectory('/', root.contents),
  ];
}

function fillFolder(parts: ReadonlyMap<string, Uint8Array>): Directory {
  const top = new Directory(new Map());
  for (const [path, bytes] of parts) {
    const names = path.split('/');
    const name = names.pop() ?? path;
    const folder = names.reduce(openFolder, top);
    folder.contents.set(name, new File(bytes));
  }
  return top;
}

function openFolder(parent: Directory, name: string): Directory {
  const known = parent.contents.get(name);
  if (known instanceof Directory) return known;
  const made = new Directory(new Map());
  parent.contents.set(name, made);
  return made;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
