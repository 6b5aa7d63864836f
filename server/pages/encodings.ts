import { parseAccept } from 'hono/utils/accept';

import { limits } from '../limits.ts';

/** The encodings a file may be stored in, smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
export const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;

const known = new Map<string, readonly Encoding[]>();

/** The accepted encodings, smallest first, always ending with identity. */
export function findAccepted(header = ''): readonly Encoding[] {
  const found = known.get(header);
  if (found) return found;
  const accepted = parseAccepted(header);
  if (known.size < limits.encodings) known.set(header, accepted);
  return accepted;
}

function parseAccepted(header: string): Encoding[] {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return encodings.filter((encoding) => encoding === 'identity' || weigh(encoding) > 0);
}
