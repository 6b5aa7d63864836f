import { useEffect } from 'react';

/** Names the tab after what a page shows, where its address alone does not say it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
