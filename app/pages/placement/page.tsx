import './placement.css';
import { useState } from 'react';
import { useParams } from 'react-router';

import { addressOf } from '#content/topic-key.ts';
import { usePageData } from '../../browser/page-data.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { useTitle } from '../../browser/use-title.ts';
import { StorageNotice } from '../../record/controls/storage-notice.tsx';
import { lazyPiece } from '../../ui/lazy.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { CodeQuestion, CodeText } from '../../ui/text/code-text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { readAnswers } from './saved-answers.ts';

type PlacementProps = { readonly page: PageOf<'placement'> };

const PlacementRun = lazyPiece(async () => (await import('./placement-run.tsx')).PlacementRun);

/** Questions that show which topics of a roadmap a learner can leave out. Without script, some of them to go through. */
export function PlacementPage() {
  const { slug = '' } = useParams();
  const page = usePageData('placement', `/language/${slug.toLowerCase()}/placement`);
  useTitle(`Where to start in ${page.name} · Waymark`);
  return (
    <div key={page.slug} className="page placement" data-room>
      <StorageNotice />
      <p className="placement-roadmap">
        <PageLink to={`/language/${page.slug}`}>{page.name} roadmap</PageLink>
      </p>
      <h1>Where should you start in {page.name}?</h1>
      <Beginning page={page} />
    </div>
  );
}

function Beginning({ page }: PlacementProps) {
  const [isStarted, setStarted] = useState(false);
  const isLive = useHydrated();
  if (isStarted || (isLive && readAnswers(page.slug).size > 0)) return <PlacementRun page={page} />;
  return (
    <>
      <p className="lead">
        Answer five to eight short questions. Think, look at the answer, and say yourself whether you knew it.
        Then you see which topics you can probably leave out.
      </p>
      <p className="placement-promise">
        It takes about three minutes. Nobody grades you, and nothing changes until you say so.
      </p>
      <p className="placement-ways">
        <button type="button" className="button" disabled={!isLive} onClick={() => setStarted(true)}>
          Start
        </button>
      </p>
      <noscript>
        <p>These questions come one by one if JavaScript is on. You can also go through the list below.</p>
      </noscript>
      <Questions page={page} />
    </>
  );
}

/** A reader can find their place in them alone. */
function Questions({ page: { name, questions } }: PlacementProps) {
  const isLive = useHydrated();
  return (
    <section className="placement-list" aria-labelledby="by-yourself">
      <h2 id="by-yourself">Or find your place by yourself</h2>
      <p>
        These questions go from the first topics of {name} to the last. Start near the first one whose answer
        is new to you.
      </p>
      <ol>
        {questions.map(({ key, title, ask, answer }) => (
          <li key={key}>
            <details className="self-check">
              <summary>
                <CodeQuestion text={ask} />
              </summary>
              <CodeText
                text={answer}
                isLive={isLive}
                after={
                  <>
                    {' '}
                    <PageLink to={addressOf(key)}>{title}</PageLink>
                  </>
                }
              />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
