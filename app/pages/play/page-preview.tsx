import { writePage } from '#workbench/page/write-page.ts';

import { RunButton } from '../../ui/workbench/run-button.tsx';
import { RunOutput } from '../../ui/workbench/run-output.tsx';
import { usePageFrame } from '../../ui/workbench/use-page-frame.ts';
import { PlayFields, type PlayFieldsProps } from './play-fields.tsx';
import { PlayTools, type PlayToolsProps } from './play-tools.tsx';

type PagePreviewProps = Omit<PlayFieldsProps, 'onRun'> & PlayToolsProps;

/** Code that is a page: its fields, Run, and the page. */
export function PagePreview({ texts, parts, write, ...tools }: PagePreviewProps) {
  const { place, output, words, show } = usePageFrame();
  const { code = '', html } = texts;
  const start = () => show({ html: html === undefined ? writePage(code, '') : writePage(html, code) });
  return (
    <>
      <PlayFields texts={texts} parts={parts} write={write} onRun={start} />
      <div className="play-tools">
        <RunButton runtime={null} isRunning={false} isLoaded onRun={start} onStop={start} />
        <PlayTools {...tools} texts={texts} />
      </div>
      <RunOutput output={output} words={words} label="Messages of the page" />
      <div ref={place} className="preview" />
    </>
  );
}
