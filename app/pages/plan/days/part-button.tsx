import { Check } from 'lucide-react';

import type { TopicSection } from '#content/roadmap.ts';
import type { Item } from '#planner/types/plan.ts';

import { DoneButton } from '../../../record/controls/done-button.tsx';
import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useJournal } from '../../../record/use-record.ts';

/** Marks a topic as done, or the part of it that is planned for a day. */
export function PartButton({ topic, item }: { readonly topic: TopicSection; readonly item: Item }) {
  const { state } = useJournal();
  const { technology, slug } = topic;
  const { status = 'open', parts = 0 } = state.topics.get(topic.key) ?? {};
  if (item.part === item.parts)
    return <DoneButton technology={technology} topic={slug} title={topic.title} isLive />;
  const isDone = status === 'done';
  const isBehind = isDone || parts >= item.part;
  const toggle = () => {
    const done = isBehind ? item.part - 1 : item.part;
    void recordWithUndo(
      isDone || done === 0
        ? { kind: 'topic-undone', technology, topic: slug }
        : { kind: 'topic-started', technology, topic: slug, parts: done },
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
