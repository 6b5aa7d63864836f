import { Check } from 'lucide-react';

import { splitKey } from '#content/topic-key.ts';
import type { Item } from '#planner/types/plan.ts';

import { DoneButton } from '../../../record/controls/done-button.tsx';
import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useJournal } from '../../../record/use-record.ts';
import type { PlanSection } from '../tracked/tracked-plan.ts';

type PartButtonProps = { readonly topic: PlanSection; readonly item: Item };

/** Marks a topic or step as done, or the part of it that is planned for a day. */
export function PartButton({ topic, item }: PartButtonProps) {
  const { state } = useJournal();
  const names = splitKey(topic.key);
  const { status = 'open', parts = 0 } = state.topics.get(topic.key) ?? {};
  if (item.part === item.parts) return <DoneButton {...names} title={topic.title} isLive />;
  const isDone = status === 'done';
  const isBehind = isDone || parts >= item.part;
  const toggle = () => {
    const done = isBehind ? item.part - 1 : item.part;
    void recordWithUndo(
      isDone || done === 0
        ? { kind: 'topic-undone', ...names }
        : { kind: 'topic-started', ...names, parts: done },
    );
  };
  const words = isBehind ? `Part ${item.part} done` : `Mark part ${item.part} as done`;
  return (
    <button
      type="button"
      className="done-button"
      data-done={isBehind}
      aria-label={`${words}: ${topic.title}${isBehind ? '. Mark as not done' : ''}`}
      onClick={toggle}
    >
      {isBehind && <Check aria-hidden />}
      {words}
    </button>
  );
}
