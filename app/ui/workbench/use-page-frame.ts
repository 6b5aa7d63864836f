import { useEffect, useRef, useState } from 'react';

import { openPreview, type PreviewPage } from '#workbench/page/open-preview.ts';

import { addOutput, type Printed } from './printed.ts';

/** A page in its frame, which is in `place` once it is shown, and what it prints. */
export function usePageFrame() {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly close: () => void } | null>(null);
  const [output, setOutput] = useState<readonly Printed[]>([]);
  const [words, setWords] = useState('');
  useEffect(() => () => shown.current?.close(), []);
  const show = (page: PreviewPage) => {
    if (!place.current) return;
    shown.current?.close();
    setOutput([]);
    setWords('Starting …');
    shown.current = openPreview(place.current, page, {
      shown: (isShown) =>
        setWords(
          isShown
            ? 'The page is below.'
            : 'Pages are not shown, because this browser does not keep them apart from this site.',
        ),
      printed: (text, isError) => setOutput((before) => addOutput(before, { text, isError })),
    });
  };
  return { place, output, words, say: setWords, show };
}
