import { type ComponentType, use } from 'react';

import { loadDocument } from './load-document.ts';

/** A screen whose script is asked for when it is first shown, or by `load` before that. */
export type LazyScreen = { readonly Screen: ComponentType; readonly load: () => Promise<ComponentType> };

export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  const load = () => (loading ??= markWhenHere(fetchScreen().catch(loadDocument)));
  function Screen() {
    const Shown = use(load());
    return <Shown />;
  }
  return { Screen, load };
}

/** React reads `status` and `value` off a promise, and then shows a screen that is here without suspending. */
function markWhenHere(loading: Promise<ComponentType>): Promise<ComponentType> {
  void loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }));
  return loading;
}
