import './new-version.css';
import { createRoot } from 'react-dom/client';

let place: HTMLElement | undefined;

/** Announces a new version once, below the page. */
export function showNewVersion(onReload: () => void): void {
  if (place) return;
  place = document.createElement('aside');
  place.setAttribute('aria-label', 'New version');
  place.className = 'new-version';
  document.body.append(place);
  document.documentElement.setAttribute('data-new-version', '');
  createRoot(place).render(
    <>
      <output>A new version is ready.</output>
      <button type="button" className="button quiet" onClick={onReload}>
        Reload
      </button>
    </>,
  );
}
