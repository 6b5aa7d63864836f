import './play.css';
import { useParams } from 'react-router';

import { findPlayground } from '#workbench/playgrounds.ts';
import { findRuntime } from '#workbench/runtimes.ts';

import { usePageData } from '../../browser/page-data.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { useTitle } from '../../browser/use-title.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { PagePreview } from './page-preview.tsx';
import { ProgramPlayground } from './program.tsx';
import { useTexts } from './use-texts.ts';

/** Where learners try code of one technology. */
export function PlayPage() {
  const { technology = '' } = useParams();
  const play = usePageData('play', `/play/${technology.toLowerCase()}`);
  useTitle(`${play.name} playground · Waymark`);
  return (
    <article className="page play" key={play.slug}>
      <p className="play-back">
        <PageLink to={`/language/${play.slug}`}>{play.name} roadmap</PageLink>
      </p>
      <h1>{play.name} playground</h1>
      <p className="play-promise">
        Change the code and run it, here in your browser. Your code is kept on this device.
      </p>
      <noscript>
        <p className="play-notice">Running code needs JavaScript, which is turned off in this browser.</p>
      </noscript>
      <Ground play={play} />
    </article>
  );
}

function Ground({ play: { slug, others } }: { readonly play: PageOf<'play'> }) {
  const playground = findPlayground(slug);
  if (!playground) throw new Error(`There is no playground for ${slug}.`);
  const { texts, write, isShared, leaveShared, startAgain, undo } = useTexts(slug, playground);
  const runtime = findRuntime(slug);
  const shared = { parts: playground.parts, texts, write, startAgain, undo };
  return (
    <>
      {isShared && (
        <p className="play-notice">
          This code came with the link. Read it before you run it.{' '}
          <button type="button" className="button quiet" onClick={leaveShared}>
            Back to my code
          </button>
        </p>
      )}
      {playground.kind === 'program' && runtime ? (
        <ProgramPlayground {...shared} runtime={runtime} />
      ) : (
        <PagePreview {...shared} />
      )}
      <nav className="play-others" aria-label="Other playgrounds">
        <h2>Other playgrounds</h2>
        <ul>
          {others.map((other) => (
            <li key={other.slug}>
              <PageLink to={`/play/${other.slug}`}>{other.name}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="play-licenses">
        <a href="/runtimes/licenses.txt">Licenses of what runs your code</a>
      </p>
    </>
  );
}
