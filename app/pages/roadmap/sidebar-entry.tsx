import { Check, Minus, Star } from 'lucide-react';
import { memo } from 'react';

import type { TopicState } from '#journal/fold/state.ts';

type SidebarEntryProps = {
  readonly slug: string;
  readonly title: string;
  readonly state: TopicState | undefined;
  readonly isCurrent: boolean;
};

/** A topic in the sidebar, with its status as an icon and in words. */
export const SidebarEntry = memo(function SidebarEntry(props: SidebarEntryProps) {
  const { slug, title, state, isCurrent } = props;
  const isSettled = state?.status === 'done' || state?.status === 'skipped';
  const words = [isSettled && state.status, state?.isStarred === true && 'starred'].filter(Boolean);
  return (
    <li>
      <a href={`#${slug}`} onClick={closeSheet} aria-current={isCurrent ? 'location' : undefined}>
        {title}
        {state?.status === 'done' && <Check className="sidebar-mark" aria-hidden />}
        {state?.status === 'skipped' && <Minus className="sidebar-mark" aria-hidden />}
        {state?.isStarred === true && <Star className="sidebar-mark" fill="currentcolor" aria-hidden />}
        {words.length > 0 && <span className="unseen"> ({words.join(', ')})</span>}
      </a>
    </li>
  );
});

/** Has no effect on a wide screen, where the sidebar is not a popover. */
export function closeSheet(): void {
  document.getElementById('topics')?.hidePopover();
}
