import './map.css';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

import { useHydrated } from '../use-hydrated.ts';
import { useMapDrag } from './use-map-drag.ts';
import { useMapZoom, zoomStep } from './use-map-zoom.ts';

type FrameProps = { readonly label: string; readonly children: (scale: number) => ReactNode };

/** Holds a drawing, which it scrolls sideways and zooms. Up and down, the page scrolls. */
export function MapFrame({ label, children }: FrameProps) {
  const frame = useRef<HTMLElement>(null);
  const { scale, zoomBy, reset } = useMapZoom(frame);
  useMapDrag(frame);
  const isLive = useHydrated();
  return (
    <div className="map">
      <fieldset className="map-tools" aria-label="Size of the map" disabled={!isLive}>
        <button
          type="button"
          className="icon-button"
          aria-label="Smaller"
          onClick={() => zoomBy(1 / zoomStep)}
        >
          <Minus aria-hidden />
        </button>
        <button type="button" className="map-size" onClick={reset}>
          {Math.round(100 * scale)}%<span className="unseen">, show in full size</span>
        </button>
        <button type="button" className="icon-button" aria-label="Larger" onClick={() => zoomBy(zoomStep)}>
          <Plus aria-hidden />
        </button>
      </fieldset>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard. */}
      <section ref={frame} className="map-frame" aria-label={label} tabIndex={0}>
        {children(scale)}
      </section>
    </div>
  );
}
