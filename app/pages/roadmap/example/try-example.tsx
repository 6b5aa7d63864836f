import type { Listing } from '#content/roadmap.ts';

import { findRuntime } from '#workbench/runtimes.ts';

import { PageLink } from '../../../ui/page-link.tsx';
import { writeFragment } from '../../../ui/workbench/shared-code.ts';
import type { Trial } from '#workbench/find-trial.ts';
import { RunPage } from './run-page.tsx';
import { RunProgram } from './run-program.tsx';
import { writeTexts } from './write-texts.ts';

type TryExampleProps = { readonly listing: Listing; readonly trial: Trial };

/** Runs a listing in its place, and takes it to the playground. */
export function TryExample({ listing, trial }: TryExampleProps) {
  const { technology, texts } = writeTexts(listing);
  const fragment = writeFragment(texts);
  const runtime = findRuntime(technology);
  const link = fragment && <PageLink to={`/play/${technology}${fragment}`}>Open in playground</PageLink>;
  if (trial === 'page') return <RunPage texts={texts}>{link}</RunPage>;
  if (trial === 'program' && runtime)
    return (
      <RunProgram texts={texts} runtime={runtime}>
        {link}
      </RunProgram>
    );
  return <div className="try-tools">{link}</div>;
}
