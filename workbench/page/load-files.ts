import type { BuiltRuntime } from '../runtimes.ts';

export type Files = Readonly<Record<string, ArrayBuffer>>;

/** Downloads a runtime and says how many bytes have arrived. Null if a part of it is not available now. */
export async function loadFiles(
  { address, files }: BuiltRuntime,
  tell: (loaded: number) => void,
): Promise<Files | null> {
  let loaded = 0;
  const add = (bytes: number) => {
    loaded += bytes;
    tell(loaded);
  };
  const read = files.map(async ({ name }) => [name, await loadFile(`${address}/${name}`, add)] as const);
  const parts = await Promise.all(read).catch(() => null);
  return parts && Object.fromEntries(parts);
}

async function loadFile(url: string, add: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}.`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, stream) {
        add(chunk.length);
        stream.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}
