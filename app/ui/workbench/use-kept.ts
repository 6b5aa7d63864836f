import { useEffect, useState } from 'react';

import type { BuiltRuntime } from '#workbench/runtimes.ts';

/** Whether a runtime is on this device. */
export function useKept(built: BuiltRuntime | null): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const isFound = built !== null && (await hasAll(built));
      if (isCurrent) setKept(isFound);
    };
    void look();
    return () => void (isCurrent = false);
  }, [built]);
  return isKept;
}

/** A browser without a secure connection keeps nothing. */
async function hasAll({ address, files }: BuiltRuntime): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const found = await Promise.all(
    files.map(({ name }) => caches.match(`${address}/${name}`).catch(() => undefined)),
  );
  return found.every((answer) => answer !== undefined);
}
