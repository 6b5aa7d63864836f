import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

import { type Anchor, findAnchor, holdAnchor, type WindowPoint } from './anchor.ts';
import { listenForZoom } from './listen-for-zoom.ts';

export const zoomStep = 1.25;
const [min, max] = [0.25, 2];

/** The size of the drawing in a frame, by buttons, keys, the wheel with Ctrl, and two fingers. 1 is full size. */
export function useMapZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<{ readonly scale: number; readonly anchor: Anchor | null }>({
    scale: 1,
    anchor: null,
  });
  const zoomBy = useCallback(
    (factor: number, at?: WindowPoint) => {
      const anchor = frame.current && findAnchor(frame.current, at);
      setView(({ scale }) => ({ scale: Math.min(max, Math.max(min, scale * factor)), anchor }));
    },
    [frame],
  );
  const reset = useCallback(() => {
    const anchor = frame.current && findAnchor(frame.current);
    setView({ scale: 1, anchor });
  }, [frame]);
  useLayoutEffect(() => {
    if (frame.current && view.anchor) holdAnchor(frame.current, view.anchor);
  }, [frame, view]);
  useEffect(
    () => (frame.current ? listenForZoom(frame.current, { zoomBy, reset, step: zoomStep }) : undefined),
    [frame, zoomBy, reset],
  );
  return { scale: view.scale, zoomBy, reset };
}
