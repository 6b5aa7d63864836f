import type { Fetch } from './devices.ts';
import type { Fate } from './week.ts';

/** A network in front of a server. Each call meets the next fate in line. */
export function makeNetwork(fetchPath: Fetch) {
  const fates: Fate[] = [];
  const held: (() => void)[] = [];
  let isOpen = false;
  return {
    announce: (fate: Fate) => void fates.push(fate),
    /** Delivers one of the late answers. */
    release(which: number) {
      held.splice(which % Math.max(1, held.length), 1)[0]?.();
    },
    /** From now on every call arrives. */
    open() {
      isOpen = true;
      for (const release of held) release();
    },
    fetch: ((path, init) =>
      meet(isOpen ? 'arrives' : (fates.shift() ?? 'arrives'), () => fetchPath(path, init))) satisfies Fetch,
  };

  async function meet(fate: Fate, send: () => Promise<Response>): Promise<Response> {
    if (fate === 'never-sent') throw new TypeError('Failed to fetch');
    if (fate === 'sent-twice') await send();
    const answer = await send();
    if (fate === 'late' && !isOpen) await new Promise<void>((resolve) => held.push(resolve));
    if (fate === 'reply-lost') throw new TypeError('Failed to fetch');
    return answer;
  }
}
