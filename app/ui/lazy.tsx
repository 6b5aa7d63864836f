import { type ComponentType, Suspense, use } from 'react';

import { loadDocument } from '../browser/load-document.ts';

/** A page whose script is fetched when it is first shown, or by `load` before that. */
export type LazyPage = { readonly Page: ComponentType; readonly load: () => Promise<ComponentType> };
type Load<Props> = () => Promise<ComponentType<Props>>;

export function lazyPage(load: Load<object>): LazyPage {
  const loadPage = once(() => load().catch(loadDocument));
  return { Page: makeLazy(loadPage), load: loadPage };
}

/** A part of a page, fetched when it is first shown; `missing` replaces it when it is not available. */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  missing: ComponentType<Props>,
): ComponentType<Props> {
  return makeLazy(once(() => load().catch(() => missing)));
}

/** For parts that nothing waits for. */
export function lazyPiece<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Piece = lazyComponent(load, Missing);
  return function LazyPiece(props: Props) {
    return (
      <Suspense>
        <Piece {...props} />
      </Suspense>
    );
  };
}

function makeLazy<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function Lazy(props: Props) {
    const Loaded = use(load());
    return <Loaded {...props} />;
  };
}

/** With `status` and `value`, React does not suspend. */
function once<Props>(load: Load<Props>): Load<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  return () => {
    if (loading) return loading;
    const started = load();
    void started.then((value) => Object.assign(started, { status: 'fulfilled', value }));
    loading = started;
    return started;
  };
}

function Missing() {
  return (
    <p className="error" role="alert">
      This part could not be loaded. Reload the page when you are online.
    </p>
  );
}
