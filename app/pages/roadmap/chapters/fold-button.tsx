import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';

import { openForFind } from './open-for-find.ts';
import { foldAll, hasFolded, watchFolds } from './folds.ts';

/** Folds all chapters, or opens them if one is folded. */
export function FoldButton({ slug }: { readonly slug: string }) {
  const isOpening = useSyncExternalStore(watchFolds, hasFolded);
  useEffect(openForFind, []);
  const Icon = isOpening ? ChevronsUpDown : ChevronsDownUp;
  return (
    <button type="button" className="tool" onClick={() => foldAll(slug, isOpening)}>
      <Icon aria-hidden />
      {isOpening ? 'Open all' : 'Fold all'}
      <span className="unseen"> chapters</span>
    </button>
  );
}
