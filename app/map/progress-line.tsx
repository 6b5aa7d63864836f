import './progress-line.css';
import { useJournal } from '../record/journal/journal.ts';

type ProgressLineProps = { readonly technology: string; readonly topics: readonly string[] };

/** How much of a roadmap is done; nothing is shown before something is. */
export function ProgressLine({ technology, topics }: ProgressLineProps) {
  const { kind, state } = useJournal();
  const done = topics.filter((topic) => state.topics.get(`${technology}/${topic}`)?.status === 'done').length;
  if (kind === 'forbidden') {
    return <p className="progress-line">This browser keeps nothing: what you mark lasts until you leave.</p>;
  }
  if (done === 0) return null;
  return (
    <p className="progress-line">
      <progress max={topics.length} value={done} aria-hidden />
      {done} of {topics.length} done
    </p>
  );
}
