import { startTransition, useEffect, useState } from 'react';

import type { Tools } from './tools/tools.ts';

let loaded: Tools | null = null;

/** Null in finished HTML and until it is loaded. If it does not load, the page works without it. */
export function useTools(isWanted = true): Tools | null {
  const [tools, setTools] = useState(loaded);
  useEffect(() => {
    if (!isWanted) return;
    loadTools().then(
      (all) => startTransition(() => setTools(all)),
      () => {},
    );
  }, [isWanted]);
  return isWanted ? tools : null;
}

async function loadTools(): Promise<Tools> {
  return (loaded ??= (await import('./tools/tools.ts')).tools);
}
