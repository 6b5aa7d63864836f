const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32) | 0);
const start = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476] as const;
const blockLength = 64;

/** The MD5 of bytes, for browsers have none. */
export function makeMd5(bytes: Uint8Array): DataView {
  const blocks = pad(bytes);
  let state: readonly number[] = start;
  for (let at = 0; at < blocks.byteLength; at += blockLength) state = addBlock(state, blocks, at);
  const result = new DataView(new ArrayBuffer(16));
  for (const [at, word] of state.entries()) result.setInt32(at * 4, word, true);
  return result;
}

/** One bit, zeros, and the length in bits. */
function pad(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / blockLength) * blockLength;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, bytes.length * 8, true);
  return view;
}

function addBlock(state: readonly number[], blocks: DataView, from: number): number[] {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [mixed, word] = mix(round, step, b, c, d);
    const sum = (a + mixed + (sines[step] ?? 0) + blocks.getInt32(from + word * 4, true)) | 0;
    const shift = shifts[round * 4 + (step & 3)] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  return [a, b, c, d].map((word, at) => (word + (state[at] ?? 0)) | 0);
}

function mix(round: number, step: number, b: number, c: number, d: number): readonly [number, number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) & 15];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) & 15];
  return [c ^ (b | ~d), (7 * step) & 15];
}
