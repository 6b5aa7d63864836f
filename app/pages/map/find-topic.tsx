import { useEffect, useId, useRef, useState } from 'react';

import type { MapTopic, MapWords } from './map-words.ts';
import { showInPicture } from './show-in-picture.ts';
import { TopicLines } from './topic-lines.tsx';

const max = 5;

/** Answers what comes before a topic while its name is typed. Enter shows the first one in the picture. */
export function FindTopic({ words }: { readonly words: MapWords }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Also what was typed before hydration.
  useEffect(() => setTyped(box.current?.value ?? ''), []);
  const found = findTopics(words.topics, typed);
  const [first] = found;
  return (
    <search className="find-topic">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first) showInPicture(first.slug);
        }}
      >
        <label htmlFor={id}>What comes before …</label>
        <input
          ref={box}
          id={id}
          type="search"
          placeholder="A topic"
          autoComplete="off"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
      <div aria-live="polite">
        {typed.trim() !== '' && found.length === 0 && <p>No topic here has that name.</p>}
        {found.length > 0 && <TopicLines words={words} topics={found.slice(0, max)} />}
      </div>
    </search>
  );
}

/** Those that begin with what was typed come first. */
function findTopics(topics: readonly MapTopic[], typed: string): MapTopic[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const at = ({ title }: MapTopic) => title.toLowerCase().indexOf(wanted);
  return topics.filter((topic) => at(topic) >= 0).toSorted((one, other) => at(one) - at(other));
}
