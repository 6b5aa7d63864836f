import { useEffect, useState } from 'react';

import type { OptionGroup, SearchOption } from './list-options.ts';

/** The option that Enter chooses: the first result, until the arrow keys move on. Of suggestions, none at first. */
export function useActiveOption(groups: readonly OptionGroup[], isEmpty: boolean) {
  const [chosen, setChosen] = useState({ id: '', first: '' });
  const options = groups.flatMap((group) => group.options);
  const first = options[0]?.id ?? '';
  // New results begin at the top again.
  const moved = chosen.first === first ? options.find(({ id }) => id === chosen.id) : undefined;
  const active: SearchOption | undefined = moved ?? (isEmpty ? undefined : options[0]);
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const move = (step: 1 | -1) => {
    const from = active ? options.indexOf(active) : Math.min(0, -step);
    const next = options[(from + step + options.length) % options.length];
    if (next) setChosen({ id: next.id, first });
  };
  return { active, move };
}
