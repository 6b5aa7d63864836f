import './videos.css';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import type { Roadmap } from '#content/roadmap.ts';

import { ExternalLink } from './external-link.tsx';

/** Collapsed, so that the first topic is visible; open for a link to the videos. */
export function Videos({ number, label, description, links }: Roadmap['videos']) {
  const { hash } = useLocation();
  const block = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (block.current && ['#videos', `#video${number}`].includes(hash)) block.current.open = true;
  }, [hash, number]);
  return (
    <section id="videos" className="topic videos">
      <span id={`video${number}`} />
      <details ref={block}>
        <summary>
          <h2>Videos</h2> <span className="videos-size">{links.length} links</span>
        </summary>
        <p>{description}</p>
        <p className="websites-label">{label}</p>
        <ul className="websites">
          {links.map((link) => (
            <ExternalLink key={link.url} {...link} />
          ))}
        </ul>
      </details>
    </section>
  );
}
