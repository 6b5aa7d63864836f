/** The SHA-1 of some bytes. A worker of our frame is no secure context, so that the browser's own is missing there. */
export function sha1(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const padded = pad(bytes);
  for (let at = 0; at < padded.byteLength; at += 64) mix(state, padded, at);
  const digest = new DataView(new ArrayBuffer(20));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

function pad(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function mix(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(80);
  for (let index = 0; index < 80; index += 1)
    words[index] = index < 16 ? view.getUint32(at + index * 4) : turn(xorBefore(words, index), 1);
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (const [index, word] of words.entries()) {
    const [blend, constant] = chooseRound(index, [b, c, d]);
    const next = (turn(a, 5) + blend + e + constant + word) >>> 0;
    [e, d, c, b, a] = [d, c, turn(b, 30), a, next];
  }
  for (const [index, word] of [a, b, c, d, e].entries()) state[index] = (state[index] ?? 0) + word;
}

function xorBefore(words: Uint32Array, index: number): number {
  return [3, 8, 14, 16].reduce((all, back) => all ^ (words[index - back] ?? 0), 0);
}

/** What a round of 20 steps makes of three words, and its constant. */
function chooseRound(step: number, [b, c, d]: readonly [number, number, number]): [number, number] {
  if (step < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (step < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (step < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

function turn(word: number, by: number): number {
  return ((word << by) | (word >>> (32 - by))) >>> 0;
}
