import './topic-list.css';
import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router';

import { addressOf, splitKey } from '#content/topic-key.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { useRecord } from '../../record/use-record.ts';

type TopicListProps = { readonly goal: PageOf<'goal'>; readonly keys: readonly string[] };

/** Topics as links into their roadmaps, with their status in the record. */
export function TopicList({ goal: { topics, roadmaps }, keys }: TopicListProps) {
  const states = useRecord((state) => state.topics);
  return (
    <ul className="topic-list">
      {keys.map((key) => {
        const status = states.get(key)?.status;
        const roadmap = roadmaps.find(({ slug }) => slug === splitKey(key).technology);
        return (
          <li key={key}>
            <Link to={addressOf(key)}>{topics[key]?.title}</Link>
            <span>
              {roadmaps.length > 1 && `${roadmap?.name} · `}
              {topics[key]?.minutes} min
              {status === 'done' && <Known icon={Check} word="done" />}
              {status === 'skipped' && <Known icon={Minus} word="skipped" />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type KnownProps = { readonly icon: typeof Check; readonly word: string };

function Known({ icon: Mark, word }: KnownProps) {
  return (
    <strong>
      <Mark aria-hidden /> {word}
    </strong>
  );
}
