import { sha1 } from './sha1.ts';

/** Git needs SHA-1, and a browser has it only in secure contexts, to which a worker of our frame does not belong. */
if (!globalThis.crypto.subtle)
  Object.defineProperty(globalThis.crypto, 'subtle', {
    value: { digest: async (_: string, bytes: Uint8Array) => sha1(bytes).buffer },
  });
