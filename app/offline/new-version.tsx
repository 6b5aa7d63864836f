import './new-version.css';
import { createRoot } from 'react-dom/client';

let container: HTMLElement | undefined;

/** Announces a new version once, below the page. */
export function showNewVersion(onReload: () => void): void {
  if (container) return;
  container = document.createElement('aside');
  container.setAttribute('aria-label', 'New version');
  container.className = 'new-version';
  document.body.append(container);
  document.documentElement.setAttribute('data-new-version', '');
  createRoot(container).render(
    <>
      <output>A new version is ready.</output>
      <button type="button" className="button quiet" onClick={onReload}>
        Reload
      </button>
    </>,
  );
}
