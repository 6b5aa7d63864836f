import { createCipheriv, createDecipheriv, type DecipherGCM, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** AES-256-GCM: a file is a salt, the sealed bytes, and the tag that shows whether one of them was changed. */
const [algorithm, saltBytes, tagBytes] = ['aes-256-gcm', 16, 16] as const;

export function sealWith(secret: string): Transform {
  const salt = randomBytes(saltBytes);
  const cipher = createCipheriv(algorithm, ...deriveKey(secret, salt));
  let isBegun = false;
  return new Transform({
    transform(bytes: Buffer, _encoding, done: TransformCallback) {
      if (!isBegun) this.push(salt);
      isBegun = true;
      done(null, cipher.update(bytes));
    },
    flush(done) {
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
}

/** Ends with an error if the secret is another one, or the file was changed. What came before must then not be used. */
export function unsealWith(secret: string): Transform {
  let decipher: DecipherGCM | undefined;
  let held = Buffer.alloc(0);
  return new Transform({
    transform(bytes: Buffer, _encoding, done: TransformCallback) {
      held = Buffer.concat([held, bytes]);
      if (!decipher && held.length >= saltBytes) {
        decipher = createDecipheriv(algorithm, ...deriveKey(secret, held.subarray(0, saltBytes)));
        held = held.subarray(saltBytes);
      }
      const ready = decipher ? Math.max(0, held.length - tagBytes) : 0;
      const open = decipher?.update(held.subarray(0, ready)) ?? Buffer.alloc(0);
      held = held.subarray(ready);
      done(null, open);
    },
    flush(done) {
      try {
        decipher?.setAuthTag(held);
        done(null, decipher?.final());
      } catch (error) {
        done(error instanceof Error ? error : new Error('The tag does not fit.'));
      }
    },
  });
}

/** A key is used once, so its nonce may be derived with it. */
function deriveKey(secret: string, salt: Buffer): [key: Buffer, nonce: Buffer] {
  const derived = Buffer.from(hkdfSync('sha256', secret, salt, 'waymark backup', 44));
  return [derived.subarray(0, 32), derived.subarray(32)];
}
