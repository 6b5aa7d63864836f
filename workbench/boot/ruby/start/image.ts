const pageBytes = 4096;
const wasmPageBytes = 65_536;

/**
 * What is in a memory and not in one where nothing has run: the number of its pages, how many parts follow, which they
 * are, and the parts. Most of Ruby's memory is empty.
 */
export function writeImage(memory: ArrayBuffer, blank: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const used = listChanged(new BigUint64Array(memory), new BigUint64Array(blank));
  const head = new Uint32Array([memory.byteLength / wasmPageBytes, used.length, ...used]);
  const image = new Uint8Array(head.byteLength + used.length * pageBytes);
  image.set(new Uint8Array(head.buffer));
  for (const [at, page] of used.entries())
    image.set(new Uint8Array(memory, page * pageBytes, pageBytes), head.byteLength + at * pageBytes);
  return image;
}

/** Makes a memory where nothing has run equal to the one whose image this is. */
export function restoreImage(memory: WebAssembly.Memory, image: ArrayBuffer): void {
  const [pages = 0, count = 0] = new Uint32Array(image, 0, 2);
  const used = new Uint32Array(image, 8, count);
  memory.grow(pages - memory.buffer.byteLength / wasmPageBytes);
  const bytes = new Uint8Array(memory.buffer);
  for (const [at, page] of used.entries()) {
    const part = new Uint8Array(image, 8 + count * 4 + at * pageBytes, pageBytes);
    bytes.set(part, page * pageBytes);
  }
}

function listChanged(memory: BigUint64Array, blank: BigUint64Array): number[] {
  const step = pageBytes / 8;
  return Array.from({ length: memory.length / step }, (_, page) => page).filter((page) => {
    for (let at = page * step; at < (page + 1) * step; at += 1)
      if (memory[at] !== (blank[at] ?? 0n)) return true;
    return false;
  });
}
