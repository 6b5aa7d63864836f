import './result-text.css';
import { Check } from 'lucide-react';

import type { SearchResult } from '../../browser/search/search-result.ts';
import { useTopic } from '../../record/use-record.ts';

/** What a result says: "Closures · JavaScript · 25 min", and whether the topic is done. */
export function ResultText({ result: { kind, key, title, about } }: { readonly result: SearchResult }) {
  const topic = useTopic(kind === 'topic' ? key : null);
  return (
    <>
      <span className="result-title">{title}</span>{' '}
      <span className="result-about">
        {about.map((part) => (
          <span key={part}>{part}</span>
        ))}
        {topic?.status === 'done' && (
          <span className="result-done">
            <Check aria-hidden /> Done
          </span>
        )}
      </span>
    </>
  );
}
