import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

import type { Tools } from './tools/tools.ts';

const ToolsContext = createContext<Tools | null>(null);
let loaded: Tools | null = null;

/**
 * Fetches what the record adds to a roadmap once the page answers, and shows it without holding the page up. Where it
 * cannot be had, the page stays as it is.
 */
export function LateTools({ children }: { readonly children: ReactNode }) {
  const [tools, setTools] = useState(loaded);
  useEffect(() => {
    const fetchTools = async () => {
      loaded ??= (await import('./tools/tools.ts')).tools;
      startTransition(() => setTools(loaded));
    };
    void fetchTools().catch(() => {});
  }, []);
  return <ToolsContext value={tools}>{children}</ToolsContext>;
}

/** Null in finished HTML, and until the tools are here. */
export function useTools(): Tools | null {
  return use(ToolsContext);
}
