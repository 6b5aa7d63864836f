import { countHours } from '#wording/counts.ts';
import type { PageOf } from '../../browser/page-types.ts';

type KnownTopicsProps = {
  readonly roadmap: PageOf<'roadmap'>;
  readonly known: readonly string[];
  readonly ticked: ReadonlySet<string>;
  /** Null once they are recorded. */
  readonly onTick: ((key: string, isTicked: boolean) => void) | null;
};

/** By chapter, each with a box. */
export function KnownTopics({ roadmap, known, ticked, onTick }: KnownTopicsProps) {
  const chapters = roadmap.chapters
    .map(({ title, topics }) => ({ title, topics: topics.filter(({ key }) => known.includes(key)) }))
    .filter(({ topics }) => topics.length > 0);
  const saved = chapters.flatMap(({ topics }) => topics).filter(({ key }) => ticked.has(key));
  return (
    <>
      <p className="placement-saved">
        <output>
          {ticked.size} of {known.length} ticked: about{' '}
          {countHours(saved.reduce((sum, { minutes }) => sum + minutes, 0))} less to learn
        </output>
      </p>
      {chapters.map(({ title, topics }) => (
        <fieldset key={title} className="placement-chapter" disabled={onTick === null}>
          <legend>{title}</legend>
          {topics.map((topic) => (
            <label key={topic.key} className="choice">
              <input
                type="checkbox"
                checked={ticked.has(topic.key)}
                onChange={({ target }) => onTick?.(topic.key, target.checked)}
              />
              {topic.title}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}
