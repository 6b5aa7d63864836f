import type { Runtime } from '#workbench/runtimes.ts';

import { nameSize } from './describe-run.ts';
import { useKept } from './use-kept.ts';

/** " (loads 6 MB once)" as long as that is still to be loaded. */
export function useDownloadSize(runtime: Pick<Runtime, 'built'> | null, isLoaded: boolean): string {
  const isKept = useKept(runtime?.built ?? null);
  return runtime?.built && !isKept && !isLoaded ? ` (loads ${nameSize(runtime.built.sent)} once)` : '';
}
