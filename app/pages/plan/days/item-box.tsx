import { describePart } from '#wording/plan.ts';
import type { EventBody } from '#journal/event/event.ts';
import type { Item } from '#planner/types/plan.ts';

import { recordWithUndo } from '../../../record/undo-offer.ts';

type ItemBoxProps = {
  readonly title: string;
  readonly item: Item;
  readonly isDone: boolean;
  readonly change: EventBody;
};

/** Checks off a topic or step, or the part of it that is planned for a day. */
export function ItemBox({ title, item, isDone, change }: ItemBoxProps) {
  const part = item.parts > 1 ? ` (${describePart(item)})` : '';
  return (
    <label className="today-box">
      <input
        type="checkbox"
        aria-label={`Done: ${title}${part}`}
        checked={isDone}
        onChange={() => void recordWithUndo(change)}
      />
    </label>
  );
}
