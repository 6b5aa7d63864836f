import type { ReactNode } from 'react';

import { writePage } from '#workbench/page/write-page.ts';

import { RunButton } from '../../../ui/workbench/run-button.tsx';
import { RunOutput } from '../../../ui/workbench/run-output.tsx';
import type { Texts } from '../../../ui/workbench/shared-code.ts';
import { usePageFrame } from '../../../ui/workbench/use-page-frame.ts';

type RunPageProps = { readonly texts: Texts; readonly children: ReactNode };

/** Run, and below it the page that the listing makes. */
export function RunPage({ texts, children }: RunPageProps) {
  const { place, output, words, show } = usePageFrame();
  const { code = '', html } = texts;
  const start = () => show({ html: html === undefined ? writePage(code, '') : writePage(html, code) });
  return (
    <>
      <div className="try-tools">
        <RunButton runtime={null} isRunning={false} isLoaded onRun={start} onStop={start} />
        {children}
      </div>
      <RunOutput output={output} words={words} label="Messages of the page" />
      <div ref={place} className="preview" />
    </>
  );
}
